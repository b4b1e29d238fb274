import type { Language } from '#text/languages/language';
import { contentStem } from '#text/words/stems';

/**
 * The words of a page that the topic filter sees: stems of its title and first seventy words, and counts of all stems
 * in its text.
 */
export interface PageWords {
  readonly title: ReadonlySet<string>;
  readonly lead: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
  /** Stems of its text that are names', by their capitals. */
  readonly names: ReadonlySet<string>;
  readonly words: number;
  /** Words with the number that identifies a thing (`section 232`), and their positions; none if absent. */
  readonly numbered?: ReadonlyMap<string, NumberedWord>;
  /** Stems of the kinds of acts that it is or reports: `order`; absent if only the others are known. */
  readonly acts?: ReadonlySet<string>;
  /** The stems of each sentence; absent if only the others are known. */
  readonly sentences?: readonly ReadonlySet<string>[];
}

interface NumberedWord {
  readonly count: number;
  readonly isInTitle: boolean;
  readonly isInLead: boolean;
}

/** An empty page, for a title or sentence that is judged by itself. */
export const NO_PAGE: PageWords = { title: new Set(), lead: new Set(), counts: new Map(), names: new Set(), words: 0 };

const NUMBER = /^\d+$/u;
/** A year says when something happens, not which one it is. */
const YEAR = /^(?:19|20)\d\d$/u;

/**
 * The words of a text with a number after them, together with it: `Section 232`. The number distinguishes it from
 * others of its kind, which no stem does.
 */
export const numberedWordsIn = (words: readonly string[], language: Language | null): readonly string[] =>
  words.flatMap((word, index) => {
    const number = words[index + 1] ?? '';
    if (!NUMBER.test(number) || YEAR.test(number)) return [];
    const stem = contentStem(word, language);
    return stem === '' ? [] : [`${stem} ${number}`];
  });

/** How often a page has each numbered word, and whether it is in its title or opening. */
export const numberedWordsOf = (
  title: readonly string[],
  sentences: readonly (readonly string[])[],
  leadWords: number,
  language: Language | null,
): ReadonlyMap<string, NumberedWord> => {
  const ofTitle = new Set(numberedWordsIn(title, language));
  const found = new Map([...ofTitle].map((numbered) => [numbered, { count: 0, isInTitle: true, isInLead: false }]));
  let read = 0;
  for (const words of sentences) {
    for (const numbered of numberedWordsIn(words, language)) {
      const known = found.get(numbered) ?? { count: 0, isInTitle: false, isInLead: false };
      found.set(numbered, { ...known, count: known.count + 1, isInLead: known.isInLead || read < leadWords });
    }
    read += words.length;
  }
  return found;
};

export const isNumberedWord = (word: string): boolean => word.includes(' ');

/** The words of a text. A number is joined to the word before it if `isMeant` says so. */
export const withNumbers = (
  words: readonly string[],
  isMeant: (word: string, number: string) => boolean,
): readonly string[] =>
  words.reduce<readonly string[]>((joined, word) => {
    const last = joined.at(-1);
    return last !== undefined && NUMBER.test(word) && !YEAR.test(word) && isMeant(last, word)
      ? [...joined.slice(0, -1), `${last} ${word}`]
      : [...joined, word];
  }, []);
