import { likenessOfWords, rowOfStem } from '#text/words/vectors';
import { PAGES_UNTIL_KNOWN, learnedFeatures, nearness, totalOf, type FeatureInputs } from './features';
import type { PageWords } from './numbered-words';
import { isPlace } from './peoples';
import { presence } from './presence';
import type { TopicTerm } from './terms';

/**
 * Names of the description, and its words that the page writes as names: in `Sarova economic growth`, only the name
 * shows which growth is meant. Words of ordinary English are part of any name: a Genesis Mission is not one of the
 * `Artemis missions`. People named in a heading are in the news for other things, too.
 */
const namesOn = (
  { clauses, prominentNames: namesShown, isEnglish }: FeatureInputs,
  page: PageWords,
): readonly (readonly TopicTerm[])[] => {
  const isWritten = ({ stem }: TopicTerm): boolean =>
    page.names.has(stem) && !(isEnglish && rowOfStem(stem) >= 0 && !isPlace(stem));
  const written = namesShown ? clauses.flatMap(({ core }) => core.filter(isWritten)) : [];
  const names = clauses
    .flatMap((clause) => (clause.isHeaded ? [] : clause.names))
    .filter((name) => name.some(({ weight }) => weight === 1));
  return [...names, ...written.map((term) => [term])];
};

/** The share of a name that is in the title or the opening. */
const shareOf = (name: readonly TopicTerm[], page: PageWords): number =>
  name.map((term) => presence(term, page)).filter(({ isInTitle, isInLead }) => isInTitle || isInLead).length /
  name.length;

/** Words of the opening that a word of the description is compared with, the nearest ones. */
const NEAREST_WORDS = 3;

/** How close in meaning an opening comes to the words; null if no word has a known meaning. */
const meaningOf = (words: readonly TopicTerm[], opening: readonly string[]): number | null => {
  const describedRows = words.map(({ stem }) => rowOfStem(stem)).filter((row) => row >= 0);
  if (describedRows.length === 0) return null;
  const rows = opening.map(rowOfStem).filter((row) => row >= 0);
  const near = describedRows.map((row) => {
    const nearest = rows.map((other) => likenessOfWords(row, other)).sort((a, b) => b - a);
    return totalOf(nearest.slice(0, NEAREST_WORDS)) / NEAREST_WORDS;
  });
  return totalOf(near) / near.length;
};

/**
 * Features of a page that has a name of the description in its title or opening, in the order of `mentionFeatureNames`;
 * null for other pages.
 */
export const mentionFeaturesOf = (inputs: FeatureInputs, page: PageWords): readonly number[] | null => {
  const names = namesOn(inputs, page);
  const share = Math.max(0, ...names.map((name) => shareOf(name, page)));
  if (share === 0) return null;
  const nameStems = new Set(names.flat().map(({ stem }) => stem));
  const describedTerms = inputs.clauses.flatMap(({ core, scope }) => [...core, ...scope]);
  const others = [...new Map(describedTerms.map((term) => [term.stem, term])).values()].filter(
    ({ stem }) => !nameStems.has(stem),
  );
  const found = others.filter((term) => presence(term, page).score > 0);
  const opening = new Set([...page.title, ...page.lead]);
  const meaning = inputs.isEnglish
    ? meaningOf(
        others,
        [...opening].filter((stem) => !nameStems.has(stem)),
      )
    : null;
  const [oddsOfNames = 0, oddsOfWords = 0] = learnedFeatures(inputs, opening);
  return [
    share,
    found.length / Math.max(1, others.length),
    meaning ?? 0,
    Number(meaning === null),
    oddsOfNames,
    oddsOfWords,
    nearness(inputs, opening),
    Math.min(1, inputs.profile.size / PAGES_UNTIL_KNOWN),
  ];
};

/**
 * Minimum length of a stem to be distinctive where every noun is capitalised and words are compounded:
 * `Bürgerentscheid`.
 */
const MIN_LONG_NOUN_LENGTH = 8;

/**
 * Words that distinguish a description although nothing shows them to be names: those that English hardly knows, or
 * long ones.
 */
const specialWords = ({ clauses, isEnglish, prominentNames: namesShown }: FeatureInputs): readonly string[] => {
  const isSpecial = ({ stem, isVague }: TopicTerm): boolean =>
    isEnglish ? rowOfStem(stem) < 0 : !namesShown && !isVague && stem.length >= MIN_LONG_NOUN_LENGTH;
  return clauses.flatMap(({ core }) => core.filter(isSpecial).map(({ stem }) => stem));
};

/**
 * The distinctive words of a description in the title or opening of a page: its special words and its names, by those
 * of their words that are not ordinary English, or by all if all are. Countries do not count: they are in the news for
 * anything.
 */
export const distinctiveWordsOn = (inputs: FeatureInputs, page: PageWords): readonly (readonly string[])[] => {
  const isCommonEnglish = (stem: string): boolean => inputs.isEnglish && rowOfStem(stem) >= 0;
  const names = namesOn(inputs, page).map((name) => name.map(({ stem }) => stem));
  const ofSeveral = new Set(names.filter(({ length }) => length > 1).flat());
  return [...names, ...specialWords(inputs).map((stem) => [stem])]
    .filter(([first = '', ...others]) => others.length > 0 || !ofSeveral.has(first))
    .filter((name) => !name.every(isPlace))
    .map((name) => (name.every(isCommonEnglish) ? name : name.filter((stem) => !isCommonEnglish(stem))))
    .filter((name) => name.every((stem) => page.title.has(stem) || page.lead.has(stem)));
};
