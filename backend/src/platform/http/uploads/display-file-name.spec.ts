import fc from 'fast-check';
import { stripInvisible } from '#kernel/invisible-characters';
import { displayFileName } from './display-file-name';

test.each([
  ['report.pdf', 'report.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ann\\cv.pdf', 'cv.pdf'],
  ['/etc/', 'file'],
  ['..', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\r\nContent-Type: text/html.pdf', 'html.pdf'],
  ['a\r\nX: b.pdf', 'aX_ b.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u200bb\u0000c\u3164\u061c.pdf', 'abc.pdf'],
  ['نمی\u200cدانم.pdf', 'نمی\u200cدانم.pdf'],
  ['\u115f\u3164', 'file'],
  ['a "quoted" <b>.pdf', 'a _quoted_ _b_.pdf'],
  ['x%22; filename=%22evil%0D%0A.pdf', 'x_; filename=_evil.pdf'],
  ['100%25.pdf', '100%25.pdf'],
  ['Lebenslauf Übersicht 税.pdf', 'Lebenslauf Übersicht 税.pdf'],
  ['con.pdf', '_con.pdf'],
  ['name . ', 'name'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ['👋'.repeat(200), '👋'.repeat(120)],
])('%j is called %j', (sent, expected) => {
  expect(displayFileName(sent)).toBe(expected);
});

test('whatever is sent, a name is one visible line, and no path', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' })), (sent) => {
      const name = displayFileName(sent);
      expect(name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Bidi_Control}\u2028\u2029]+$/u);
      expect(stripInvisible(name)).toBe(name);
      expect([...name].length).toBeLessThanOrEqual(121);
      expect(['.', '..']).not.toContain(name);
    }),
  );
});
