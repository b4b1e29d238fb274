/** Numbers in letters, English and Spanish. */

const IN_ORDER = [
  ['one', 'a', 'an', 'once', 'un', 'una', 'uno'],
  ['two', 'twice', 'dos'],
  ['three', 'thrice', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
  ['ten', 'diez'],
  ['eleven', 'once veces'],
  ['twelve', 'doce'],
];

const VALUES: ReadonlyMap<string, number> = new Map([
  ...IN_ORDER.flatMap((words, at) => words.map((word) => [word, at + 1] as const)),
  ...['zero', 'cero'].map((word) => [word, 0] as const),
  ...['half', 'half a', 'half an', 'medio', 'media'].map((word) => [word, 0.5] as const),
]);

const WORDS = [...VALUES.keys()].filter((word) => !['once', 'twice', 'thrice', 'once veces'].includes(word));

/** A pattern of a number that counts: `3`, `1.5`, `three`, `a`. */
export const COUNT = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?|${[...WORDS].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}\d/.,-]\S)`;

/** `two eggs`: more than one, in letters. */
export const SEVERAL = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** Null of what is none. `1,000` could be one or a thousand, and is none either. */
export const valueOf = (text: string): number | null => {
  const known = VALUES.get(text);
  if (known !== undefined) return known;
  return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
};
