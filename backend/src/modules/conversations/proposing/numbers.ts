import { NUMBERS, numbersOf } from '../languages/diary-number-words';

const VALUES: ReadonlyMap<string, number> = new Map([
  ...NUMBERS.flatMap((words, value) => words.map((word) => [word, value] as const)),
  ...['zero', 'cero', 'null'].map((word) => [word, 0] as const),
  ...['half', 'half a', 'half an', 'medio', 'media'].map((word) => [word, 0.5] as const),
  ...['anderthalb', 'eineinhalb'].map((word) => [word, 1.5] as const),
  ...numbersOf('de', 2, 12).map((word, at) => [`${word}einhalb`, at + 2.5] as const),
  // `Once` is the English word; as the Spanish number it is read only where it can be nothing else.
  ...['a', 'an', 'once', 'un', 'una', 'ein', 'eine', 'einen'].map((word) => [word, 1] as const),
  ...[['twice', 2] as const, ['thrice', 3] as const, ['once veces', 11] as const],
]);

/** The number of times in one German word: `dreimal`. */
export const TIMES_IN_WORDS: ReadonlyMap<string, number> = new Map(
  ['ein', ...numbersOf('de', 2, 5)].map((word, at) => [`${word}mal`, at + 1] as const),
);

const WORDS = [...VALUES.keys()].filter((word) => !['once', 'twice', 'thrice', 'once veces'].includes(word));

/** A pattern for a count: `3`, `1.5`, `three`, `a`. */
export const COUNT = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?|${[...WORDS].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}\d/.,-]\S)`;

/** Words for the numbers above one: `two eggs`. */
export const SEVERAL = numbersOf('en', 2, 12).join('|');

/** The hours of a clock in words. */
export const HOURS_IN_WORDS = `one|${SEVERAL}`;

/** The value of a count; null if it is not a number or is ambiguous: `1,000` may be one or a thousand. */
export const valueOf = (text: string): number | null => {
  const known = VALUES.get(text);
  if (known !== undefined) return known;
  return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
};
