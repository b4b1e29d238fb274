import { titlesOfPersons } from '#text/languages/english/peoples';
import { stem, tokens } from '#text/words/stems';
import type { DescriptionGrammar } from './grammar';
import { isEvent } from './event-signs';
import { isPlace } from './peoples';

const SEQUENCE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:(?:-| (?:of (?:the )?)?)\p{Lu}[\p{L}\p{N}]*)*/gu;
const OPENS_SENTENCE = /(?:^|[.!?\n]["”’)]?)\s*["“‘(]?$/;

/** Whether a word is an abbreviation such as `NATO`, but not `H5N1`: pages also write of a kind without its designation. */
const isShort = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);
const isOrdinary = (word: string): boolean => titlesOfPersons.has(word.toLowerCase());

/** An event at the start, which is not part of the name: `Trial of Ana Lima`. */
const OPENING_EVENT = /^\p{Lu}\p{L}+(?= of (?:the )?\p{Lu})/u;

const withoutOpeningEvent = (text: string): string =>
  text.replace(OPENING_EVENT, (word) => (isEvent(stem(word), null) ? word.toLowerCase() : word));

/** Whether a description writes every word with a capital, so that capitals distinguish nothing. */
const isTitleCase = (text: string): boolean => {
  const long = tokens(text).filter((word) => word.length > 3 && !isShort(word));
  return long.length > 2 && long.every((word) => /^\p{Lu}/u.test(word));
};

/** Words of a row of capitalised words that belong to the name; a single word that opens a sentence does not. */
const nameIn = (written: string, opens: boolean, { isScope }: DescriptionGrammar): readonly string[] => {
  const sequence = tokens(written.replace(/ of (?:the )?/g, ' '));
  // Unions and states only narrow a subject, but of a `United States-United Kingdom trade deal` they are what it is.
  const arePartners = sequence.length > 1 && written.includes('-');
  const words = sequence.filter((word) => !isOrdinary(word));
  const [only, ...others] = words;
  const isName = only !== undefined && (others.length > 0 || !opens || isShort(only) || isPlace(stem(only)));
  return isName && (arePartners || !words.every(isScope)) ? [...new Set(words)] : [];
};

/** Places that are not part of a name such as `Gulf of Mexico`. */
const placesIn = (description: string, { isScope }: DescriptionGrammar): readonly (readonly string[])[] =>
  tokens(description.replace(/\p{Lu}\p{L}+ of (?:the )?\p{Lu}\p{L}+/gu, ' '))
    .filter((word) => isPlace(stem(word)) && !isScope(word))
    .map((word) => [word]);

/**
 * The proper names in a description, each as its words: capitalised words in a row, abbreviations, and countries in any
 * case.
 */
export const properNamesIn = (written: string, grammar: DescriptionGrammar): readonly (readonly string[])[] => {
  const description = withoutOpeningEvent(written);
  if (grammar.language?.capitalisedNouns === true) return [];
  if (isTitleCase(description)) return placesIn(description, grammar);
  const capitalised = [...description.matchAll(SEQUENCE)].map((match) =>
    nameIn(match[0], OPENS_SENTENCE.test(description.slice(0, match.index)), grammar),
  );
  const names = [...capitalised.filter((words) => words.length > 0), ...placesIn(description, grammar)];
  return [...new Map(names.map((name) => [name.join(' '), name])).values()];
};
