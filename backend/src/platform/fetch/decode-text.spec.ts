import { decodeText } from './decode-text';

const latin = Buffer.from('<p>Se\xf1or \x93Caf\xe9\x94</p>', 'latin1');
const utf8 = Buffer.from('<p>Señor “Café”</p>');
const read = 'Señor “Café”';

test.each([
  ['the header', latin, 'text/html; charset=windows-1252'],
  ['a header in quotes', latin, 'text/html; charset="ISO-8859-1"'],
  ['the meta element', Buffer.concat([Buffer.from('<meta charset="windows-1252">'), latin]), 'text/html'],
  [
    'the legacy meta element',
    Buffer.concat([Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'), latin]),
    'text/html',
  ],
  [
    "XML's declaration",
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>'), latin]),
    'application/xml',
  ],
  ['nothing, so UTF-8', utf8, 'text/html'],
  [
    'the byte order mark, despite the header',
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]),
    'text/html; charset=iso-8859-1',
  ],
  ['the UTF-16 byte order mark', Buffer.from(`\ufeff<p>${read}</p>`, 'utf16le'), 'text/html'],
  ['the zero bytes of UTF-16 without a byte order mark', Buffer.from(`<p>${read}</p>`, 'utf16le'), 'text/html'],
  ['the zero bytes of big-endian UTF-16', Buffer.from(`<p>${read}</p>`, 'utf16le').swap16(), 'text/xml'],
  ['the bytes, if the header has a single-byte label', utf8, 'text/html; charset=iso-8859-1'],
  [
    'the bytes, if the document has a single-byte label',
    Buffer.concat([Buffer.from('<meta charset="windows-1252">'), utf8]),
    'text/html',
  ],
  ['the bytes, if the header is wrong', latin, 'text/html; charset=utf-8'],
  ['the bytes, if UTF-8 cannot be UTF-16', utf8, 'application/rss+xml; charset=utf-16'],
  ['the bytes, if Latin-1 cannot be UTF-16', latin, 'text/html; charset=UTF-16LE'],
  [
    'the bytes, if a long text in UTF-8 has a label of Chinese',
    Buffer.from(`<p>${'Señor “Café” '.repeat(4)}</p>`),
    'text/html; charset=gb18030',
  ],
  ['the zero bytes of UTF-16 that begins with a letter', Buffer.from(`A: ${read}`, 'utf16le'), 'text/plain'],
  ['the header, if it is UTF-16', Buffer.from(`“${read}` + '\n', 'utf16le'), 'text/plain; charset=utf-16le'],
  ['the bytes, if the header names an unknown encoding', utf8, 'text/html; charset=klingon'],
  [
    'the meta element, if the header is wrong',
    Buffer.concat([Buffer.from('<meta charset="windows-1252">'), latin]),
    'text/html; charset=utf-8',
  ],
])('reads text by %s', (_, bytes, contentType) => expect(decodeText(bytes, contentType)).toContain(read));

test('a bad byte in a long text affects only that character', () => {
  const bytes = Buffer.concat([
    Buffer.from('Ein Satz für alle. '.repeat(50)),
    Buffer.from([0xff]),
    Buffer.from(' größer'),
  ]);
  expect(decodeText(bytes, 'text/html; charset=utf-8')).toMatch(/für alle\. \ufffd größer$/);
});

test('a list that is cut within a character is UTF-8 all the same', () =>
  expect(decodeText(Buffer.from(`${read} é`).subarray(0, -1), 'text/xml; charset=iso-8859-1')).toBe(`${read} `));

test.each([
  ['Shift_JIS', [0x93, 0xfa, 0x96, 0x7b], '日本'],
  ['EUC-KR', [0xc7, 0xd1, 0xb1, 0xb9], '한국'],
  ['GB2312', [0xd6, 0xd0, 0xb9, 0xfa], '中国'],
  ['ISO-8859-2', [0xa3, 0xf3, 0x64, 0xbc], 'Łódź'],
  ['windows-1251', [0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0], 'Москва'],
])('reads %s', (label, bytes, word) =>
  expect(decodeText(Buffer.from([...Buffer.from(`<meta charset="${label}"><p>`), ...bytes]), 'text/html')).toContain(
    word,
  ),
);
