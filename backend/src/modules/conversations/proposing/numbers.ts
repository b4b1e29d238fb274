/** Numbers in words, English, Spanish and German. */

const IN_ORDER = [
  ['one', 'a', 'an', 'once', 'un', 'una', 'uno', 'ein', 'eine', 'einen', 'eins'],
  ['two', 'twice', 'dos', 'zwei'],
  ['three', 'thrice', 'tres', 'drei'],
  ['four', 'cuatro', 'vier'],
  ['five', 'cinco', 'fünf'],
  ['six', 'seis', 'sechs'],
  ['seven', 'siete', 'sieben'],
  ['eight', 'ocho', 'acht'],
  ['nine', 'nueve', 'neun'],
  ['ten', 'diez', 'zehn'],
  ['eleven', 'once veces', 'elf'],
  ['twelve', 'doce', 'zwölf'],
];

const VALUES: ReadonlyMap<string, number> = new Map([
  ...IN_ORDER.flatMap((words, at) => words.map((word) => [word, at + 1] as const)),
  ...['zero', 'cero', 'null'].map((word) => [word, 0] as const),
  ...['half', 'half a', 'half an', 'medio', 'media'].map((word) => [word, 0.5] as const),
]);

const WORDS = [...VALUES.keys()].filter((word) => !['once', 'twice', 'thrice', 'once veces'].includes(word));

/** A pattern for a count: `3`, `1.5`, `three`, `a`. */
export const COUNT = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?|${[...WORDS].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}\d/.,-]\S)`;

/** Numbers above one in words: `two eggs`. */
export const SEVERAL = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** The hours of a clock in words. */
export const HOURS_IN_WORDS = `one|${SEVERAL}`;

/** The value of a count; null if it is none, or ambiguous: `1,000` could be one or a thousand. */
export const valueOf = (text: string): number | null => {
  const known = VALUES.get(text);
  if (known !== undefined) return known;
  return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
};
