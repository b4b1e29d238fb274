import fc from 'fast-check';
import { cleanName, cleanText, stripInvisible } from './invisible-characters';

test.each([
  ['zero-width characters', 's\u200be\u2060e\ufeffn', 'seen'],
  ['soft hyphens', 'tar\u00adiff', 'tariff'],
  ['the order of writing turned', '\u202edias si tahw\u202c', 'dias si tahw'],
  ['the order of writing isolated', '\u2067seen\u2069', 'seen'],
  ['marks of an order', '\u200es\u200fe\u061cen', 'seen'],
  ['fillers', 's\u115fe\u1160e\u3164n\uffa0', 'seen'],
  ['what separates Mongolian vowels, elsewhere', 's\u180eeen', 'seen'],
  ['tags', `seen\u{e0068}\u{e0069}`, 'seen'],
  ['tags behind a flag that has no such region', `\u{1f3f4}\u{e0068}\u{e0069}\u{e007f}`, '\u{1f3f4}'],
  ['joiners between letters that do not join', 's\u200de\u200cen', 'seen'],
  ['joiners beyond the first', 'می\u200c\u200c\u200dخواهم', 'می\u200cخواهم'],
  ['selectors beyond the first', '❤\ufe0f\ufe01\u{e0101}', '❤\ufe0f'],
  ['selectors of nothing', 's\ufe01een\u{e0141}', 'seen'],
  ['notes between lines', '\ufff9seen\ufffa\ufffb', 'seen'],
  ['controls', 's\u0000e\u001be\u0085n', 'seen'],
  ['half a character', 'se\ud83den', 'seen'],
])('%s are left out', (_what, text, seen) => expect(stripInvisible(text)).toBe(seen));

test.each([
  'می\u200cخواهم',
  '1445 ه\u200d',
  'नहीं',
  'ශ්\u200dරී ලංකා',
  'ന\u0d4d\u200d',
  'ᠮᠣᠩᠭᠣᠯ ᠠ\u180e',
  '葛\u{e0100}城',
  '👩\u200d🔬',
  '👨🏽\u200d🚀',
  '🏳\ufe0f\u200d🌈',
  '❤\ufe0f',
  '1\ufe0f⃣',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '١٢٣ \u06dd',
  'naïve',
  'two\nlines\tand a tab',
])('%j stays as it is', (text) => expect(stripInvisible(text)).toBe(text));

test('a text is trimmed of what is left at its ends', () => {
  expect(cleanText(' \u200e\u202e Ferries of Arlen\nand beyond \u200b')).toBe('Ferries of Arlen\nand beyond');
});

test('a name is one line', () => {
  expect(cleanName('\u202eFerries\r\nof\u2028Arlen ')).toBe('Ferries of Arlen');
  expect(cleanName('Cafe\u0301')).toBe('Café');
});

test('stripping a second time changes nothing', () => {
  const joined = fc.constantFrom('\u200c', '\u200d', '\u180e', '\ufe0f', '\u3164', '\u202e', '❤', '👩', '🏽', 'ا', 'a');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: joined })), (text) => {
      expect(stripInvisible(stripInvisible(text))).toBe(stripInvisible(text));
    }),
  );
});
