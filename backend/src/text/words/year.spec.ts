import { YEAR_AS_WORD, isYear } from './year';

test.each([
  ['2026', true],
  ['1999', true],
  ['1850', false],
  ['20260', false],
  ['2026%', false],
])('%s is a year: %s', (number, expected) => expect(isYear(number)).toBe(expected));

test.each([
  ['in 2026.', true],
  ['the 2026/27 budget', true],
  ['FY2026', false],
  ['12026 tonnes', false],
])('“%s” names a year: %s', (text, expected) => expect(YEAR_AS_WORD.test(text)).toBe(expected));
