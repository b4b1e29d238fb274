import { mayBeMisspelt, resembling } from '#platform/search/typos';
import { singularAndPlural, searchWords } from '#platform/search/words';
import { isContentWord, stem } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import { singularAndPluralOf, otherFormsOfVerb } from './inflections';

/** What is asked for: for each word, the forms in which it may stand in a text. */
export type QueryTerms = readonly ReadonlySet<string>[];

/** Words for what is searched here anyway. */
const MEDIUM: ReadonlySet<string> = new Set(
  ['image', 'photo', 'photograph', 'picture'].flatMap((word) => [word, `${word}s`]),
);

/** Scripts in which one letter may be a word. */
const ONE_LETTER = /^\p{Script=Han}/u;

const isContent = (word: string): boolean => isContentWord(word) || /\p{N}/u.test(word) || ONE_LETTER.test(word);

/** Whether a word says what is looked for. */
export const isSearchedThing = (word: string): boolean => isContent(word) && !MEDIUM.has(word);

/** Words in capitals that are function words otherwise: `US`, `WHO`. */
const inCapitals = (query: string): readonly string[] =>
  (query.match(/\p{Lu}(?:\.?\p{Lu})+/gu) ?? []).flatMap((name) => searchWords(name.replaceAll('.', '')));

/** Whether a query asks only for what has to be written in capitals, since it would ask for nothing otherwise. */
export const asksForCapitals = (query: string): boolean => !searchWords(query).some(isContent);

/** The words of a query that say what is looked for; if none does, words for pictures, or those in capitals. */
export const queryWords = (query: string): readonly string[] => {
  if (asksForCapitals(query)) return inCapitals(query);
  const words = searchWords(query).filter(isContent);
  const saying = words.filter(isSearchedThing);
  return saying.length > 0 ? saying : words;
};

/** Whoever is in a picture is called by what they are: its caption says astronauts in suits, not people in suits. */
const PEOPLE: ReadonlySet<string> = new Set([
  'people',
  'persons',
  'person',
  'men',
  'man',
  'women',
  'woman',
  'somebody',
]);

/** The words of a query beside those for people in general; null if it has none of these, or nothing else. */
export const withoutPeople = (words: readonly string[]): readonly string[] | null => {
  const rest = words.filter((word) => !PEOPLE.has(word));
  return rest.length > 0 && rest.length < words.length ? rest : null;
};

const inBothNumbersEach = (words: readonly string[]): readonly (readonly string[])[] => words.map(singularAndPluralOf);

const ofVerbs = (words: readonly string[]): readonly (readonly string[])[] =>
  words.map((word) => [...singularAndPluralOf(word), ...otherFormsOfVerb(word)]);

const termsFrom = (forms: readonly (readonly string[])[]): QueryTerms => forms.map((each) => new Set(each));

/** The query with one word in another form each: a search finds plurals by itself, but no other forms. */
const variants = (words: readonly string[], forms: readonly (readonly string[])[]): readonly string[] => [
  words.join(' '),
  ...words.flatMap((word, index) =>
    (forms[index] ?? [])
      .filter((form) => !singularAndPlural(word).includes(form))
      .map((form) => words.with(index, form).join(' ')),
  ),
];

/** A way of looking: strict ones come first, and looser ones count only where those find nothing. */
export interface QueryVariant {
  /** What to search for. */
  readonly texts: readonly string[];
  readonly terms: QueryTerms;
}

/** The query with the words in singular and plural, then, for forms of a verb, with its other forms. */
export const queryVariants = (words: readonly string[]): readonly QueryVariant[] => {
  const [forms, verbs] = [inBothNumbersEach(words), ofVerbs(words)];
  const strict = { texts: variants(words, forms), terms: termsFrom(forms) };
  const isLooser = verbs.some((each, index) => each.length > (forms[index]?.length ?? 0));
  return isLooser ? [strict, { texts: variants(words, verbs), terms: termsFrom(verbs) }] : [strict];
};

const MAX_MEANT = 5;

/** Whether a word may be a misspelling: one that English has is meant as it is written, however near it is to another. */
export const isUnknown = (word: string): boolean => mayBeMisspelt(word) && rowOfStem(stem(word)) < 0;

/** Letters from which on the beginning of a word tells which one it is. */
const SHORTEST_BEGINNING = 5;

/** The words that an unknown one is but for a typo, or begins. */
const knownWordsFor = (word: string, known: readonly string[]): readonly string[] => [
  ...resembling(word, known, MAX_MEANT),
  ...([...word].length < SHORTEST_BEGINNING ? [] : known.filter((each) => each.startsWith(word))),
];

/** What may have been meant by a misspelled word: the words of these names that it resembles. Null if all are words. */
export const termsDespiteTypos = (words: readonly string[], names: readonly string[]): QueryTerms | null => {
  if (!words.some(isUnknown)) return null;
  const known = [...new Set(names.flatMap(searchWords))];
  return words.map(
    (word) => new Set([...singularAndPluralOf(word), ...(isUnknown(word) ? knownWordsFor(word, known) : [])]),
  );
};
