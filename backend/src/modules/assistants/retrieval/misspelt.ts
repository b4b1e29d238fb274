import { resembling } from '#platform/search/typos';
import { rowOfStem } from '#text/words/vectors';
import type { PassageIndex } from './passage-index';
import { relatedWords } from './related-words';

/** Of shorter words, one letter makes too many others. */
const SHORTEST = 5;

/** Letters are doubled and left single more often than they are mistaken: `tarrif`. */
const withoutDoubles = (word: string): string => word.replace(/(\p{L})\1/gu, '$1');

/** Letters that were left out, added or swapped. With another letter in its place, `copier`, it is more often another word. */
const hasSameLetters = (one: string, other: string): boolean =>
  one.length !== other.length || [...one].sort().join('') === [...other].sort().join('');

const isEnglish = (word: string, term: string): boolean => rowOfStem(term) >= 0 || relatedWords(word, []).size > 0;

/**
 * The term of English material that a word is a misspelling of; null if the material has the word, if English has it, or if it may be one
 * of several. The first letter is seldom mistaken: `Gambia` is not `Zambia`.
 */
export const meantBy = (
  word: string,
  term: string,
  { language, frequencies }: PassageIndex<unknown>,
): string | null => {
  if (language !== null || term.length < SHORTEST || frequencies.has(term) || isEnglish(word, term)) return null;
  const alike = new Set<string>();
  for (const each of frequencies.keys()) if (each[0] === term[0] && each.length >= SHORTEST) alike.add(each);
  const doubled = [...alike].filter((each) => withoutDoubles(each) === withoutDoubles(term));
  const [meant, other] =
    doubled.length > 0 ? doubled : resembling(term, alike, 2, 1).filter((each) => hasSameLetters(each, term));
  return meant === undefined || other !== undefined ? null : meant;
};
