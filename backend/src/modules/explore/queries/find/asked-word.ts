import { askedWords, inBothNumbers, isUnknown } from '#modules/images/published';
import { resembling } from '#platform/search/typos';
import { wordsOf } from '#platform/search/words';

/** A word that was asked for. */
export interface AskedWord {
  readonly word: string;
  /** In either number. */
  readonly forms: readonly string[];
  /** The last one may be only begun. */
  readonly isLast: boolean;
  /** A word that English has is meant as it is written. */
  readonly maybeMisspelt: boolean;
}

const askedWord = (word: string, isLast: boolean): AskedWord => ({
  word,
  forms: [word, ...inBothNumbers(word)],
  isLast,
  maybeMisspelt: isUnknown(word),
});

/** The words asked for. Of a text of words such as `can` alone, the last may be a name that is only begun. */
export const askedWordsOf = (text: string): readonly AskedWord[] => {
  const telling = askedWords(text);
  const words = telling.length > 0 ? telling : wordsOf(text).slice(-1);
  return words.map((word, at, { length }) => askedWord(word, at === length - 1 && word.length > 1));
};

/** Those of `words` that are the one asked for. */
export const spelledSo = ({ word, forms, isLast }: AskedWord, words: readonly string[]): readonly string[] =>
  words.filter((each) => forms.includes(each) || (isLast && each.startsWith(word)));

const resemblingIn = ({ word, maybeMisspelt }: AskedWord, words: readonly string[]): readonly string[] =>
  maybeMisspelt ? resembling(word, words, 1) : [];

/** Those of `words` that are the one asked for or, if there are none, that it may be a misspelling of. */
export const meantIn = (asked: AskedWord, words: readonly string[]): readonly string[] => {
  const exact = spelledSo(asked, words);
  return exact.length > 0 ? exact : resemblingIn(asked, words);
};

/** The words asked for, each that may be misspelt in the spelling that `known` has of it. */
export const respelt = (asked: readonly AskedWord[], known: readonly string[]): readonly AskedWord[] =>
  asked.map((each) => askedWord(resemblingIn(each, known)[0] ?? each.word, each.isLast));
