import { decodeXml } from './opml-file';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('a file is read in the encoding that it declares, or as UTF-8', () => {
  expect(decodeXml(new TextEncoder().encode('<opml>Zoë</opml>'))).toBe('<opml>Zoë</opml>');
  const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><opml>Zoë</opml>';
  expect(decodeXml(latin1(declared))).toBe(declared);
  expect(decodeXml(latin1('<?xml version="1.0" encoding="no-such"?>'))).toBe(
    '<?xml version="1.0" encoding="no-such"?>',
  );
  expect(decodeXml(latin1('\u00ff\u00fe<\u0000o\u0000'))).toBe('<o');
});

test('characters not allowed in requests are left out', () =>
  expect(decodeXml(new TextEncoder().encode('a\u0000\u0007\u0085b\n'))).toBe('ab\n'));
