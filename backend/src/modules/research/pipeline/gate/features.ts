import type { Commonness } from './commonness';
import type { PageWords } from './page-words';
import type { Profile } from './profile';
import type { Clause, Term } from './description';
import { relevance, RELEVANT } from './gate';
import { presence } from './presence';

/** What the features of a page are told from. */
export interface Subject {
  readonly clauses: readonly Clause[];
  /** Every form of the description's words. */
  readonly words: ReadonlySet<string>;
  readonly profile: Profile;
  readonly common: Commonness;
}

export const featureNames = [
  'said',
  'said enough',
  'names',
  'others',
  'others near',
  'no name asked',
  'name missing',
  'amount',
  'amount near',
  'like learned words',
  'share of names learned',
  'odds of names',
  'odds of words',
  'strong odds',
  'odds a word',
  'learned of five',
] as const;

const STRONG = 1.5;
/** Sum of rarities of three rare words. */
const ENOUGH = 6;
/** Pages it takes to know a topic by what was learned. */
const KNOWN_BY = 5;
/** Pages beyond which a word need not have been on a greater number to be as telling. */
const KNOWN_WELL = 10;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Has = (term: Term) => boolean;

const asked = ({ clauses, common }: Subject, page: PageWords): readonly number[] => {
  const names = new Map(clauses.flatMap((clause) => clause.names.flat()).map((term) => [term.stem, term]));
  const parts = clauses.map(({ core, scope }) => [...core, ...scope]);
  const terms = [...new Map([...parts.flat(), ...names.values()].map((term) => [term.stem, term])).values()];
  const others = terms.filter(({ stem }) => !names.has(stem));
  const found = new Map(terms.map((term) => [term.stem, presence(term, page)]));
  const near: Has = ({ stem }) => found.get(stem)?.inTitle === true || found.get(stem)?.inLead === true;
  const anywhere: Has = ({ stem }) => (found.get(stem)?.score ?? 0) > 0;
  const worth = ({ stem, weight }: Term): number => common.rarity(stem) * weight;
  const total = (of: readonly Term[], has: Has): number => sum(of.filter(has).map(worth));
  const share = (of: readonly Term[], has: Has): number =>
    of.length === 0 ? 0 : total(of, has) / total(of, () => true);
  const nameMissing = names.size > 0 && ![...names.values()].some(anywhere) ? 1 : 0;
  const said = relevance(clauses, page);
  return [
    Math.min(1, said),
    said >= RELEVANT ? 1 : 0,
    share([...names.values()], anywhere),
    share(others, anywhere),
    share(others, near),
    names.size === 0 ? 1 : 0,
    nameMissing,
    Math.min(1, total(terms, anywhere) / ENOUGH),
    Math.min(1, total(terms, near) / ENOUGH),
  ];
};

const squash = (value: number): number => Math.log1p(value) / 3;

/** Of its title and first seventy words, so that long pages and short ones compare. */
const learned = ({ words, profile, common }: Subject, page: PageWords): readonly number[] => {
  const { shownRarity: rarity, isName } = common;
  const { size, counts } = profile;
  const opening = new Set([...page.title, ...page.lead]);
  const of = 1 + Math.min(size, KNOWN_WELL);
  let [dot, length, nameOdds, wordOdds, strongOdds] = [0, 0, 0, 0, 0];
  let [names, knownNames] = [0, 0];
  for (const stem of opening) {
    const rare = rarity(stem);
    length += rare * rare;
    if (words.has(stem)) continue;
    const name = isName(stem);
    const count = counts.get(stem) ?? 0;
    if (name) names += rare;
    if (count === 0) continue;
    if (name) knownNames += rare;
    else dot += rare * rare * count;
    const odds = Math.max(0, Math.min(0, Math.log((count + 0.1) / of)) + rare);
    if (name) nameOdds += odds;
    else wordOdds += odds;
    strongOdds += Math.max(0, odds - STRONG);
  }
  let squares = 0;
  for (const [stem, count] of counts) squares += (count * rarity(stem)) ** 2;
  return [
    squares === 0 || length === 0 ? 0 : dot / Math.sqrt(length * squares),
    knownNames / (names + 3),
    squash(nameOdds),
    squash(wordOdds),
    squash(strongOdds),
    squash((10 * (nameOdds + wordOdds)) / (opening.size + 5)),
    Math.min(1, size / KNOWN_BY),
  ];
};

/** Features of a page, 0 to about 1, in the order of `featureNames`. */
export const featuresOf = (subject: Subject, page: PageWords): readonly number[] => [
  ...asked(subject, page),
  ...learned(subject, page),
];
