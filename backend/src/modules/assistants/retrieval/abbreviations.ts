import { tokens } from '#text/words/stems';

/** An abbreviation defined in a text: `Harmonized Tariff Schedule of the United States (HTSUS)`. */
export interface Abbreviation {
  /** The abbreviation as written. */
  readonly short: string;
  /** The words that it abbreviates. */
  readonly long: string;
}

const IN_BRACKETS = /\(([\p{Lu}][\p{Lu}\p{N}&.-]{1,9}s?)\)/gu;
/** Words that may be left out for each letter of an abbreviation. */
const WORDS_PER_LETTER = 2;

const initialOf = (word: string): string => word.charAt(0).toLowerCase();

/** The fewest words at the end of a text whose initials, in order, spell the abbreviation; null if none do. */
const longFormOf = (before: string, short: string): string | null => {
  const words = [...before.matchAll(/[\p{L}\p{N}]+/gu)];
  const letters = [...short.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  let index = words.length - 1;
  for (let letter = letters.length - 1; letter >= 0; letter--) {
    while (index >= 0 && initialOf(words[index]?.[0] ?? '') !== letters[letter]) index--;
    if (index < 0 || words.length - index > WORDS_PER_LETTER * letters.length + 1) return null;
    if (letter > 0) index--;
  }
  const from = words[index]?.index;
  return from === undefined ? null : before.slice(from).trim();
};

/** In characters before a bracket, which are searched for the long form. */
const LOOK_BACK = 160;

/** The abbreviations that texts themselves define. */
export const abbreviationsIn = (texts: Iterable<string>): readonly Abbreviation[] => {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const match of text.matchAll(IN_BRACKETS)) {
      const [, short = ''] = match;
      const long = longFormOf(text.slice(Math.max(0, match.index - LOOK_BACK), match.index), short);
      if (long !== null && tokens(long).length > 1 && !found.has(short)) found.set(short, long);
    }
  return [...found].map(([short, long]) => ({ short, long }));
};
