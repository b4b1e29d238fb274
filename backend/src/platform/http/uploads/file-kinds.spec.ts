import { fileKind, isPreviewable } from './file-kinds';

const bytes = (...parts: readonly (string | number)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.alloc(part) : Buffer.from(part, 'latin1'))));

/** A local header of an archive, with the name of its first entry. */
const archive = (entry: string): Buffer => {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(entry.length, 26);
  return Buffer.concat([header, Buffer.from(entry), Buffer.alloc(100, 1)]);
};

const PDF = bytes('%PDF-1.7\n', '%\xe2\xe3\xcf\xd3\n');
const HTML = bytes('<!doctype html><script>alert(1)</script>');
const NOT_TAKEN = { kind: 'refused', says: expect.stringMatching(/^Files of this type are not taken/) };

test.each([
  ['a.pdf', PDF, 'application/pdf'],
  ['A.PDF', PDF, 'application/pdf'],
  ['a.png', bytes('\x89PNG\r\n\x1a\n', 9), 'image/png'],
  ['a.jpeg', bytes('\xff\xd8\xff\xe0', 9), 'image/jpeg'],
  ['a.gif', bytes('GIF89a', 9), 'image/gif'],
  ['a.webp', bytes('RIFF', 4, 'WEBP'), 'image/webp'],
  ['a.csv', bytes('a;b\r\nGr\xfc\xdfe;1'), 'text/plain'],
  ['a.docx', archive('[Content_Types].xml'), expect.stringContaining('wordprocessingml')],
  ['a.odt', archive('mimetype'), 'application/vnd.oasis.opendocument.text'],
  ['a.doc', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 9), 'application/msword'],
])('%s is recognised by its content', (name, head, type) => {
  expect(fileKind(name, head)).toEqual({ kind: 'taken', type, name });
});

test.each([
  ['a.pdf', HTML, 'a PDF'],
  ['a.pdf', bytes('\n%PDF-1.7'), 'a PDF'],
  ['a.pdf', archive('[Content_Types].xml'), 'a PDF'],
  ['a.png', bytes('\xff\xd8\xff\xe0', 9), 'a PNG image'],
  ['a.jpg', bytes('MZ', 90), 'a JPEG image'],
  ['a.txt', PDF, 'a text'],
  ['a.txt', bytes('text\0'), 'a text'],
  ['a.docx', archive('bomb.xml'), 'a Word document'],
])('%s is refused where its content is another', (name, head, what) => {
  expect(fileKind(name, head)).toEqual({ kind: 'refused', says: expect.stringContaining(`this is ${what}, but`) });
});

test.each([
  ['a.html', HTML],
  ['a.svg', bytes('<svg onload="alert(1)"/>')],
  ['a.exe', bytes('MZ', 90)],
  ['a.zip', archive('bomb.txt')],
  ['a.zip', archive('[Content_Types].xml')],
  ['a.pdf.html', PDF],
  ['a', archive('word/document.xml')],
  ['a', bytes('\x7fELF', 9)],
  ['a.valueof', PDF],
])('%s is not taken', (name, head) => {
  expect(fileKind(name, head)).toEqual(NOT_TAKEN);
});

test('a name without an extension gets that of the content', () => {
  expect(fileKind('report', PDF)).toMatchObject({ name: 'report.pdf' });
  expect(fileKind('a.__proto__', PDF)).toMatchObject({ name: 'a.__proto__.pdf' });
  expect(fileKind('page', HTML)).toEqual({ kind: 'taken', name: 'page.txt', type: 'text/plain' });
});

test('an empty file is refused', () =>
  expect(fileKind('a.pdf', Buffer.alloc(0))).toEqual({ kind: 'refused', says: 'This file is empty.' }));

test('shown are PDFs, images and texts', () => {
  const shown = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'text/plain'];
  expect(shown.every(isPreviewable)).toBe(true);
  expect(['text/html', 'image/svg+xml', 'application/msword'].some(isPreviewable)).toBe(false);
});
