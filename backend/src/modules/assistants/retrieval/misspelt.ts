import { resembling } from '#platform/search/typos';
import { contentStem } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import type { PassageIndex } from './passage-index';
import { relatedTerms } from './related-terms';

/** Shorter words are not corrected: one letter would make too many others of them. */
const SHORTEST = 5;

/** The word with double letters made single, the most common mistake: `tarrif`. */
const withoutDoubles = (word: string): string => word.replace(/(\p{L})\1/gu, '$1');

/**
 * Whether the words differ only by added, missing or swapped letters. A word with a replaced letter is more often
 * another one: `copier`.
 */
const hasSameLetters = (one: string, other: string): boolean =>
  one.length !== other.length || [...one].sort().join('') === [...other].sort().join('');

/** From this length, a word is also searched for with one letter changed anywhere. */
const SHORTEST_MISTAKEN = 7;
const VOWELS = [...'aeiou'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The words that are one typical mistake away: a letter left out or doubled, two swapped, a vowel replaced. Replacing
 * other letters makes other words too often. The first letter is seldom wrong.
 */
const spellingCandidates = (word: string): readonly string[] =>
  [...word].flatMap((letter, index) => {
    const before = word.slice(0, index + 1);
    const after = word.slice(index + 1);
    const missing = LETTERS.map((each) => `${before}${each}${after}`);
    if (index === 0) return missing;
    const swapped = `${word.slice(0, index)}${after.slice(0, 1)}${letter}${after.slice(1)}`;
    const other = VOWELS.includes(letter) ? VOWELS.map((each) => `${word.slice(0, index)}${each}${after}`) : [];
    return [...missing, ...other, ...(index > 0 && after !== '' ? [swapped] : [])];
  });

/**
 * The only term of the material that is one mistake away from the word. Words are compared rather than stems, which may
 * differ more: `reciprical`.
 */
const meantByMistake = (word: string, { language, frequencies }: PassageIndex<unknown>): string | null => {
  if (word.length < SHORTEST_MISTAKEN) return null;
  const terms = new Set(
    spellingCandidates(word.toLowerCase())
      .map((each) => contentStem(each, language))
      .filter((term) => term !== '' && frequencies.has(term)),
  );
  const [meant] = terms;
  return terms.size === 1 ? (meant ?? null) : null;
};

const isEnglish = (word: string, term: string): boolean => rowOfStem(term) >= 0 || relatedTerms(word, []).size > 0;

/**
 * The term of English material that a word is a misspelling of. Null if the material or English has the word, or
 * several terms are possible. The first letter is seldom wrong: `Gambia` is not `Zambia`.
 */
export const correctedTerm = (word: string, term: string, index: PassageIndex<unknown>): string | null => {
  const { language, frequencies } = index;
  if (language !== null || term.length < SHORTEST || frequencies.has(term) || isEnglish(word, term)) return null;
  const alike = new Set<string>();
  for (const each of frequencies.keys()) if (each[0] === term[0] && each.length >= SHORTEST) alike.add(each);
  const doubled = [...alike].filter((each) => withoutDoubles(each) === withoutDoubles(term));
  const [meant, other] =
    doubled.length > 0 ? doubled : resembling(term, alike, 2, 1).filter((each) => hasSameLetters(each, term));
  if (other !== undefined) return null;
  return meant ?? meantByMistake(word, index);
};
