import { likeness, rowOfStem } from '#text/words/vectors';
import type { Term } from './description';
import { KNOWN_WELL, learned, nearness, type Subject } from './features';
import type { PageWords } from './page-words';
import { isPlace } from './peoples';
import { presence } from './presence';

export const namedFeatureNames = [
  'name',
  'others',
  'meaning',
  'no meaning known',
  'odds of names',
  'odds of words',
  'nearer to pages on the topic',
  'learned of ten',
] as const;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Names of the description, and its words that the page writes as names: of `Sarova economic growth` only that shows which one is. Words
 * of ordinary English are part of any name: a Genesis Mission is none of `Artemis missions`.
 */
const namesOn = ({ clauses, namesShown, isEnglish }: Subject, page: PageWords): readonly (readonly Term[])[] => {
  const isWritten = ({ stem }: Term): boolean =>
    page.names.has(stem) && !(isEnglish && rowOfStem(stem) >= 0 && !isPlace(stem));
  const written = namesShown ? clauses.flatMap(({ core }) => core.filter(isWritten)) : [];
  const names = clauses.flatMap((clause) => clause.names).filter((name) => name.some(({ weight }) => weight === 1));
  return [...names, ...written.map((term) => [term])];
};

/** How much of a name is in the title or the opening. */
const shareOf = (name: readonly Term[], page: PageWords): number =>
  name.map((term) => presence(term, page)).filter(({ inTitle, inLead }) => inTitle || inLead).length / name.length;

/** Words of the opening that a word of the description is compared with, the nearest ones. */
const NEAREST = 3;

/** How near in meaning an opening comes to words; null if the meaning of none of them is known. */
const meaningOf = (words: readonly Term[], opening: readonly string[]): number | null => {
  const asked = words.map(({ stem }) => rowOfStem(stem)).filter((row) => row >= 0);
  if (asked.length === 0) return null;
  const rows = opening.map(rowOfStem).filter((row) => row >= 0);
  const near = asked.map((row) => {
    const nearest = rows.map((other) => likeness(row, other)).sort((a, b) => b - a);
    return sum(nearest.slice(0, NEAREST)) / NEAREST;
  });
  return sum(near) / near.length;
};

/** Features of a page that has a name of the description in its title or opening, in the order of `namedFeatureNames`; null if it has none. */
export const namedFeaturesOf = (subject: Subject, page: PageWords): readonly number[] | null => {
  const names = namesOn(subject, page);
  const share = Math.max(0, ...names.map((name) => shareOf(name, page)));
  if (share === 0) return null;
  const named = new Set(names.flat().map(({ stem }) => stem));
  const asked = subject.clauses.flatMap(({ core, scope }) => [...core, ...scope]);
  const others = [...new Map(asked.map((term) => [term.stem, term])).values()].filter(({ stem }) => !named.has(stem));
  const found = others.filter((term) => presence(term, page).score > 0);
  const opening = new Set([...page.title, ...page.lead]);
  const meaning = subject.isEnglish
    ? meaningOf(
        others,
        [...opening].filter((stem) => !named.has(stem)),
      )
    : null;
  const [oddsOfNames = 0, oddsOfWords = 0] = learned(subject, opening);
  return [
    share,
    found.length / Math.max(1, others.length),
    meaning ?? 0,
    Number(meaning === null),
    oddsOfNames,
    oddsOfWords,
    nearness(subject, opening),
    Math.min(1, subject.profile.size / KNOWN_WELL),
  ];
};

/** Where every noun has a capital and words are joined, a long one is special: `Bürgerentscheid`. In letters of its stem. */
const LONG_NOUN = 8;

/** Words of a description that distinguish it though nothing shows that they are names: English hardly knows them, or they are long. */
const specialWords = ({ clauses, isEnglish, namesShown }: Subject): readonly string[] => {
  const isSpecial = ({ stem, vague }: Term): boolean =>
    isEnglish ? rowOfStem(stem) < 0 : !namesShown && !vague && stem.length >= LONG_NOUN;
  return clauses.flatMap(({ core }) => core.filter(isSpecial).map(({ stem }) => stem));
};

/**
 * What of a description distinguishes it and is in the title or opening of a page: its names, each by the words that are not of
 * ordinary English or else by all, and its special words. Countries do not: they are in the news for anything.
 */
export const distinctiveWordsOn = (subject: Subject, page: PageWords): readonly (readonly string[])[] => {
  const isOrdinary = (stem: string): boolean => subject.isEnglish && rowOfStem(stem) >= 0;
  const names = namesOn(subject, page).map((name) => name.map(({ stem }) => stem));
  const ofSeveral = new Set(names.filter(({ length }) => length > 1).flat());
  return [...names, ...specialWords(subject).map((stem) => [stem])]
    .filter(([first = '', ...others]) => others.length > 0 || !ofSeveral.has(first))
    .filter((name) => !name.every(isPlace))
    .map((name) => (name.every(isOrdinary) ? name : name.filter((stem) => !isOrdinary(stem))))
    .filter((name) => name.every((stem) => page.title.has(stem) || page.lead.has(stem)));
};
