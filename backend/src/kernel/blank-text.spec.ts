import { isBlank } from './blank-text';

test.each([
  ['nothing', ''],
  ['spaces', ' \t\u00a0\u3000'],
  ['a zero-width space', '\u200b'],
  ['joiners and a soft hyphen', '\u200d\u2060\u00ad'],
  ['direction marks', '\u202e\u2066\u2069'],
  ['fillers of Hangul and Braille', '\u3164\uffa0\u115f\u2800'],
  ['a combining accent alone', '\u0301'],
  ['a variation selector alone', '\ufe0f'],
])('%s is blank', (_what, text) => expect(isBlank(text)).toBe(true));

test.each(['a', '7', '…', '❤\ufe0f', '👩\u200d👧', 'नि', 'می\u200cخواهم', '한국', 'שלום'])('%s can', (text) =>
  expect(isBlank(text)).toBe(false),
);
