import type { PageWords } from './numbered-words';
import { presence } from './presence';
import type { Profile, Commonness } from './profile';
import type { TopicTerm } from './terms';
import type { TopicClause } from './topic-clause';
import fitted from './weights.json';

/** The inputs that the features of a page are computed from. */
export interface FeatureInputs {
  readonly clauses: readonly TopicClause[];
  /** Every form of the description's words. */
  readonly words: ReadonlySet<string>;
  readonly profile: Profile;
  readonly common: Commonness;
  /** Whether the description is in English, as far as can be told. */
  readonly isEnglish: boolean;
  /** Whether its language writes only names with capitals. */
  readonly prominentNames: boolean;
  /** The openings of earlier pages that were on the topic, and of those that were not. */
  readonly openings: { readonly on: readonly WeighedStems[]; readonly off: readonly WeighedStems[] };
}

/** Stems of an opening, with the sum of the squares of their rarities. */
export interface WeighedStems {
  readonly stems: ReadonlySet<string>;
  readonly squares: number;
}

/** Weights of the features of a page, and what is added to their sum, so that pages are accepted from `RELEVANT`. */
export interface LogisticWeights {
  readonly weights: readonly number[];
  readonly intercept: number;
}

/** Fitted by `npm run fit:topic`, which writes them with the names of the features in their order. */
export const topicFeatureNames: readonly string[] = Object.keys(fitted.topic.weights);
export const mentionFeatureNames: readonly string[] = Object.keys(fitted.mention.weights);
export const topicWeights: LogisticWeights = { ...fitted.topic, weights: Object.values(fitted.topic.weights) };
export const mentionWeights: LogisticWeights = { ...fitted.mention, weights: Object.values(fitted.mention.weights) };

/** Number of pages after which a topic counts as known. */
export const PAGES_UNTIL_KNOWN = 10;

export const totalOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How well a page matches the description by clauses, names and other words. Rare words count more. */
const topicFeatures = (
  { clauses, common, prominentNames: namesShown }: FeatureInputs,
  page: PageWords,
  relevanceOfWords: number,
): readonly number[] => {
  const names = new Map(clauses.flatMap((clause) => clause.names.flat()).map((term) => [term.stem, term]));
  const others = new Map(
    clauses
      .flatMap(({ core, scope }) => [...core, ...scope])
      .filter(({ stem }) => !names.has(stem))
      .map((term) => [term.stem, term]),
  );
  const worth = ({ stem, weight }: TopicTerm): number => common.rarity(stem) * weight;
  // A word that is part of a name does not count: a page about a Genesis Mission is not about a `mission`.
  const isOfName = (stem: string): boolean => namesShown && !names.has(stem) && page.names.has(stem);
  const share = (terms: readonly TopicTerm[]): number => {
    const found = terms.filter((term) => presence(term, page).score > 0 && !isOfName(term.stem));
    return terms.length === 0 ? 0 : totalOf(found.map(worth)) / totalOf(terms.map(worth));
  };
  return [Math.min(1, relevanceOfWords), share([...names.values()]), share([...others.values()])];
};

const squash = (value: number): number => Math.log1p(value) / 3;

/** The evidence of an opening's names and other words, from earlier pages on the topic that had them. */
export const learnedFeatures = (
  { words, profile, common }: FeatureInputs,
  opening: ReadonlySet<string>,
): readonly number[] => {
  const of = 1 + Math.min(profile.size, PAGES_UNTIL_KNOWN);
  const odds = { names: 0, words: 0 };
  for (const stem of opening) {
    const count = profile.counts.get(stem) ?? 0;
    if (count === 0 || words.has(stem)) continue;
    odds[common.isName(stem) ? 'names' : 'words'] += Math.max(
      0,
      Math.min(0, Math.log((count + 0.1) / of)) + common.prominentRarity(stem),
    );
  }
  const names = squash(odds.names);
  const others = squash(odds.words);
  // Other news of the same people, or the same kind of event elsewhere, has only one of the two.
  return [names, others, Math.sqrt(names * others)];
};

const squaresOf = (stems: Iterable<string>, { prominentRarity: shownRarity }: Commonness): number =>
  totalOf([...stems].map((stem) => shownRarity(stem) ** 2));

export const withRaritySum = (stems: ReadonlySet<string>, common: Commonness): WeighedStems => ({
  stems,
  squares: squaresOf(stems, common),
});

/** Cosine of the rarities of two openings' stems. */
const rarityWeightedLikeness = (common: Commonness, a: WeighedStems, b: WeighedStems): number => {
  const shared = squaresOf(
    [...a.stems].filter((stem) => b.stems.has(stem)),
    common,
  );
  return shared === 0 ? 0 : shared / Math.sqrt(a.squares * b.squares);
};

/** How much closer an opening is to the nearest one on the topic than to the nearest other one. */
export const nearness = ({ common, openings }: FeatureInputs, opening: ReadonlySet<string>): number => {
  const own = withRaritySum(opening, common);
  const likest = (known: readonly WeighedStems[]): number =>
    Math.max(0, ...known.map((other) => rarityWeightedLikeness(common, own, other)));
  return likest(openings.on) - likest(openings.off);
};

/**
 * Features of a page, -1 to about 1, in the order of `topicFeatureNames`. They are computed from its title and first
 * seventy words, so that long and short pages compare. `relevanceOfWords`: its relevance by the description alone.
 */
export const pageFeatures = (inputs: FeatureInputs, page: PageWords, relevanceOfWords: number): readonly number[] => {
  const opening = new Set([...page.title, ...page.lead]);
  return [
    ...topicFeatures(inputs, page, relevanceOfWords),
    ...learnedFeatures(inputs, opening),
    nearness(inputs, opening),
    Math.min(1, inputs.profile.size / PAGES_UNTIL_KNOWN),
  ];
};
