import type { Language } from '#text/languages/language';
import { contentStem, tokens } from '#text/words/stems';

/** A number as written, with its points, dashes and colons: `9903.01.63`, `12:01`, `14257`. */
export const FIGURE = /\d+(?:[.,:/–-]\d+)*/g;

/** What a text is found by: stems of its content words, and its figures. With repeats, in order. */
export const termsOf = (text: string, language: Language | null): readonly string[] => [
  ...tokens(text)
    .map((word) => contentStem(word, language))
    .filter((stem) => stem !== ''),
  ...(text.match(FIGURE) ?? []),
];

export const isFigure = (term: string): boolean => /^\d/.test(term);
