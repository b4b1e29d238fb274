import type { Commonness } from './commonness';
import type { PageWords } from './page-words';
import type { Profile } from './profile';
import type { Clause, Term } from './description';
import { presence } from './presence';

/** What the features of a page are told from. */
export interface Subject {
  readonly clauses: readonly Clause[];
  /** Every form of the description's words. */
  readonly words: ReadonlySet<string>;
  readonly profile: Profile;
  readonly common: Commonness;
  /** Whether it is in English, as far as is known. */
  readonly isEnglish: boolean;
  /** Whether its language writes only names with capitals. */
  readonly namesShown: boolean;
  /** The openings of earlier pages that were on the topic, and of those that were not. */
  readonly openings: { readonly on: readonly Weighed[]; readonly off: readonly Weighed[] };
}

/** Stems of an opening, with the sum of the squares of their rarities. */
export interface Weighed {
  readonly stems: ReadonlySet<string>;
  readonly squares: number;
}

export const featureNames = [
  'said',
  'names',
  'others',
  'odds of names',
  'odds of words',
  'odds of both',
  'nearer to pages on the topic',
  'learned of ten',
] as const;

/** Pages it takes to know a topic by what was learned; beyond them a word need not have been on more to be as telling. */
export const KNOWN_WELL = 10;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How well the description is met, by its clauses, by the names in it and by its other words; the rarer a word, the more it counts. */
const asked = ({ clauses, common, namesShown }: Subject, page: PageWords, said: number): readonly number[] => {
  const names = new Map(clauses.flatMap((clause) => clause.names.flat()).map((term) => [term.stem, term]));
  const others = new Map(
    clauses
      .flatMap(({ core, scope }) => [...core, ...scope])
      .filter(({ stem }) => !names.has(stem))
      .map((term) => [term.stem, term]),
  );
  const worth = ({ stem, weight }: Term): number => common.rarity(stem) * weight;
  // `mission` is not on a page about a Genesis Mission.
  const isOfName = (stem: string): boolean => namesShown && !names.has(stem) && page.names.has(stem);
  const share = (terms: readonly Term[]): number => {
    const found = terms.filter((term) => presence(term, page).score > 0 && !isOfName(term.stem));
    return terms.length === 0 ? 0 : sum(found.map(worth)) / sum(terms.map(worth));
  };
  return [Math.min(1, said), share([...names.values()]), share([...others.values()])];
};

const squash = (value: number): number => Math.log1p(value) / 3;

/** What the names and the other words of an opening say for the topic that came with it on earlier pages. */
export const learned = ({ words, profile, common }: Subject, opening: ReadonlySet<string>): readonly number[] => {
  const of = 1 + Math.min(profile.size, KNOWN_WELL);
  const odds = { names: 0, words: 0 };
  for (const stem of opening) {
    const count = profile.counts.get(stem) ?? 0;
    if (count === 0 || words.has(stem)) continue;
    odds[common.isName(stem) ? 'names' : 'words'] += Math.max(
      0,
      Math.min(0, Math.log((count + 0.1) / of)) + common.shownRarity(stem),
    );
  }
  const names = squash(odds.names);
  const others = squash(odds.words);
  // The same people elsewhere, or the same kind of event, has but one of them.
  return [names, others, Math.sqrt(names * others)];
};

const squaresOf = (stems: Iterable<string>, { shownRarity }: Commonness): number =>
  sum([...stems].map((stem) => shownRarity(stem) ** 2));

export const weighed = (stems: ReadonlySet<string>, common: Commonness): Weighed => ({
  stems,
  squares: squaresOf(stems, common),
});

/** Cosine of the rarities of two openings' stems. */
const likeness = (common: Commonness, a: Weighed, b: Weighed): number => {
  const shared = squaresOf(
    [...a.stems].filter((stem) => b.stems.has(stem)),
    common,
  );
  return shared === 0 ? 0 : shared / Math.sqrt(a.squares * b.squares);
};

/** How much more an opening is like the likest one on the topic than like the likest other. */
export const nearness = ({ common, openings }: Subject, opening: ReadonlySet<string>): number => {
  const own = weighed(opening, common);
  const likest = (known: readonly Weighed[]): number =>
    Math.max(0, ...known.map((other) => likeness(common, own, other)));
  return likest(openings.on) - likest(openings.off);
};

/**
 * Features of a page, -1 to about 1, in the order of `featureNames`. Of its title and first seventy words, so that long pages and short
 * ones compare. `said`: its relevance by the description alone.
 */
export const featuresOf = (subject: Subject, page: PageWords, said: number): readonly number[] => {
  const opening = new Set([...page.title, ...page.lead]);
  return [
    ...asked(subject, page, said),
    ...learned(subject, opening),
    nearness(subject, opening),
    Math.min(1, subject.profile.size / KNOWN_WELL),
  ];
};
