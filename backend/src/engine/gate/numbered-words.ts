import type { Language } from '#text/languages/language';
import { contentStem, isNumber } from '#text/words/stems';

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
export const numberedWordsIn = (words: readonly string[], language: Language | null): readonly string[] => {
  const numbered: string[] = [];
  words.forEach((number, index) => {
    if (!isNumber(number) || !NUMBER.test(number) || YEAR.test(number)) return;
    const stem = contentStem(words[index - 1] ?? '', language);
    if (stem !== '') numbered.push(`${stem} ${number}`);
  });
  return numbered;
};

/** How often a page has each numbered word, and whether it is in its title or opening. */
export const numberedWordsOf = (
  title: readonly string[],
  sentences: readonly { readonly words: number; readonly numbered: readonly string[] }[],
  leadWords: number,
): ReadonlyMap<string, NumberedWord> => {
  const ofTitle = new Set(title);
  const found = new Map([...ofTitle].map((numbered) => [numbered, { count: 0, isInTitle: true, isInLead: false }]));
  let read = 0;
  for (const { words, numbered } of sentences) {
    for (const each of numbered) {
      const known = found.get(each) ?? { count: 0, isInTitle: false, isInLead: false };
      found.set(each, { ...known, count: known.count + 1, isInLead: known.isInLead || read < leadWords });
    }
    read += words;
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
