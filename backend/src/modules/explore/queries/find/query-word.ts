import { queryWords, singularAndPluralOf, isUnknown } from '#modules/images/published';
import { resembling } from '#platform/search/typos';
import { searchWords } from '#platform/search/words';

/** A word that was asked for. */
export interface QueryWord {
  readonly word: string;
  /** In either number. */
  readonly forms: readonly string[];
  /** The last one may be only begun. */
  readonly isLast: boolean;
  /** A word that English has is meant as it is written. */
  readonly maybeMisspelt: boolean;
}

const queryWord = (word: string, isLast: boolean): QueryWord => ({
  word,
  forms: [word, ...singularAndPluralOf(word)],
  isLast,
  maybeMisspelt: isUnknown(word),
});

/** The words asked for. Of a text of words such as `can` alone, the last may be a name that is only begun. */
export const queryWordsOf = (text: string): readonly QueryWord[] => {
  const telling = queryWords(text);
  const words = telling.length > 0 ? telling : searchWords(text).slice(-1);
  return words.map((word, index, { length }) => queryWord(word, index === length - 1 && word.length > 1));
};

/** The words that match the one in the query. */
export const exactMatches = ({ word, forms, isLast }: QueryWord, words: readonly string[]): readonly string[] =>
  words.filter((each) => forms.includes(each) || (isLast && each.startsWith(word)));

const resemblingIn = ({ word, maybeMisspelt }: QueryWord, words: readonly string[]): readonly string[] =>
  maybeMisspelt ? resembling(word, words, 1) : [];

/** The words that match the one in the query; if none does, those that it may be a misspelling of. */
export const matchesOrRespellings = (queryWord: QueryWord, words: readonly string[]): readonly string[] => {
  const exact = exactMatches(queryWord, words);
  return exact.length > 0 ? exact : resemblingIn(queryWord, words);
};

/** The words asked for, each that may be misspelt in the spelling that `known` has of it. */
export const withSpellingsOf = (words: readonly QueryWord[], known: readonly string[]): readonly QueryWord[] =>
  words.map((each) => queryWord(resemblingIn(each, known)[0] ?? each.word, each.isLast));
