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

/**
 * The names of a description that a page has in its title or opening, each as what makes it distinctive: its words that are not of
 * ordinary English, or else all of them. So is a word that English hardly knows, whatever it names.
 */
export const distinctiveNamesOn = (subject: Subject, page: PageWords): readonly (readonly string[])[] => {
  const isOrdinary = (stem: string): boolean => subject.isEnglish && rowOfStem(stem) >= 0;
  const unknown = subject.isEnglish
    ? subject.clauses.flatMap(({ core }) => core.filter(({ stem }) => !isOrdinary(stem)).map((term) => [term]))
    : [];
  const names = [...namesOn(subject, page), ...unknown].map((name) => name.map(({ stem }) => stem));
  const ofSeveral = new Set(names.filter(({ length }) => length > 1).flat());
  return names
    .filter(([first = '', ...others]) => others.length > 0 || !ofSeveral.has(first))
    .filter((name) => !name.every(isPlace))
    .map((name) => (name.every(isOrdinary) ? name : name.filter((stem) => !isOrdinary(stem))))
    .filter((name) => name.every((stem) => page.title.has(stem) || page.lead.has(stem)));
};
