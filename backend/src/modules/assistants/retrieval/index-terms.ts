import type { Language } from '#text/languages/language';
import { contentStem, tokens } from '#text/words/stems';

/** A number as written, with its points, dashes and colons: `9903.01.63`, `12:01`, `14257`. */
export const FIGURE = /\d+(?:[.,:/–-]\d+)*/g;

/** The terms that a text is found by: stems of its content words, and its figures. With repeats, in order. */
export const termsOf = (text: string, language: Language | null): readonly string[] => [
  ...tokens(text)
    .map((word) => contentStem(word, language))
    .filter((stem) => stem !== ''),
  ...(text.match(FIGURE) ?? []),
];

export const isFigure = (term: string): boolean => /^\d/.test(term);

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

/**
 * A term and the other form of a number in a name: `Artemis 2` is `Artemis II`. A numeral of one letter may be another
 * word.
 */
export const sameNumber = (term: string): readonly string[] => {
  const value = ROMAN.includes(term) ? ROMAN.indexOf(term) : Number(term);
  const roman = ROMAN[value] ?? '';
  return roman.length > 1 ? [term, term === roman ? String(value) : roman] : [term];
};
