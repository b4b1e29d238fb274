import { logistic } from '#kernel/logistic';
import type { Language } from '#text/languages/language';
import { stemIn } from '#text/words/stems';
import type { Opening } from '../known-page';
import { clausesOfDescription, topicStemsOf } from './description';
import {
  PAGES_UNTIL_KNOWN,
  pageFeatures,
  topicFeatureNames,
  withRaritySum,
  type FeatureInputs,
  type LogisticWeights,
} from './features';
import { relevance, RELEVANT } from './gate';
import { writtenAsNames } from './heading';
import { unpackStems } from './learned-openings';
import type { PageWords } from './numbered-words';
import { presence } from './presence';
import { profileOf, type PageLesson, commonnessOf } from './profile';
import type { TopicClause } from './topic-clause';

/** The inputs that a topic is read from. */
export interface TopicInput {
  /** The tracker's description, and phrases that extend it. */
  readonly descriptions: readonly string[];
  /** The language; null for English and unknown languages. */
  readonly language: Language | null;
  /** Further languages of the pages. */
  readonly otherLanguages?: readonly Language[];
  /** Abbreviations that pages have spelled out. */
  readonly aliases: readonly string[];
  /** All pages of the run. */
  readonly pages: readonly PageWords[];
  readonly lessons: readonly PageLesson[];
  /** Openings of earlier pages. */
  readonly openings: readonly Opening[];
  /** Whether a page is from a source that the reader named; false for all if absent. */
  readonly isOwnSource?: (page: PageWords) => boolean;
}

const isElsewhere = (topics: readonly (readonly TopicClause[])[], page: PageWords): boolean =>
  topics.every((clauses) => relevance(clauses, page) < RELEVANT);

/** Minimum relevance of a page to be learned from even if it has none of the description's words. */
const LEARNABLE_RELEVANCE = 0.36;

/**
 * The lesson of a page: that its words belong to the topic, or to others; null if neither is clear. A page that is on
 * the topic only by what was learned rarely leads on to more. One left out in spite of the description's words does not
 * make them common, if what was learned speaks against it.
 */
export const lessonOf = (
  topics: readonly (readonly TopicClause[])[],
  page: PageWords,
  likely: number,
): 'on' | 'off' | null => {
  if (likely < RELEVANT) return isElsewhere(topics, page) ? 'off' : null;
  const hasWord = topics.some((clauses) =>
    clauses.some(({ core }) => core.some((term) => presence(term, page).score > 0)),
  );
  return hasWord || likely >= LEARNABLE_RELEVANCE ? 'on' : null;
};

/** Includes scope words and names: `United States` is not learned where it was asked for. */
const stemsOfClauses = (clauses: readonly TopicClause[]): ReadonlySet<string> =>
  new Set([
    ...topicStemsOf(clauses),
    ...clauses.flatMap(({ scope, names }) => [...scope, ...names.flat()].map(({ stem }) => stem)),
  ]);

/** A name that at least this share of the pages has says nothing about any one of them. */
const COMMON_SHARE = 0.5;

/** The inputs for the features of a page, for each description. */
export const featureInputsOf = (input: TopicInput): readonly FeatureInputs[] => {
  const { descriptions, language, otherLanguages = [], aliases, pages, lessons, openings } = input;
  const stemsOf = (isOn: boolean): readonly ReadonlySet<string>[] =>
    openings.filter(({ isOnTopic }) => isOnTopic === isOn).map(({ stems }) => unpackStems(stems));
  const [on, off] = [stemsOf(true), stemsOf(false)];
  const vocabulary = new Set(language === null ? [] : pages.flatMap(({ counts }) => [...counts.keys()]));
  const isTooCommon = (name: readonly string[]): boolean =>
    pages.filter(({ counts }) => name.every((word) => counts.has(stemIn(word, language)))).length >=
    COMMON_SHARE * pages.length;
  const topics = descriptions.map((description) =>
    clausesOfDescription(description, aliases, {
      language,
      vocabulary,
      otherLanguages,
      writtenAsName: writtenAsNames(pages),
      isTooCommon,
      hasNumbered: (word) => pages.some(({ numbered }) => numbered?.has(word) === true),
    }),
  );
  // On a site of one topic, the topic's words would otherwise be the commonest of all.
  const others = pages.filter((page) => isElsewhere(topics, page));
  const common = commonnessOf(others, off);
  const profile = profileOf(lessons);
  const known = {
    on: on.map((stems) => withRaritySum(stems, common)),
    off: off.map((stems) => withRaritySum(stems, common)),
  };
  const isEnglish = language === null;
  const prominentNames = language?.capitalisedNouns !== true;
  return topics.map((clauses) => ({
    clauses,
    words: stemsOfClauses(clauses),
    profile,
    common,
    isEnglish,
    prominentNames,
    openings: known,
  }));
};

/** Probability by logistic regression. */
export const likelihood = (features: readonly number[], { weights, intercept }: LogisticWeights): number =>
  logistic(features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), intercept));

/** Pages of either kind that are assumed to have been seen before the first. */
const ASSUMED_PAGES = { on: 1, off: 3 };
/** Consecutive pages on other topics after which the description alone decides, so that a tracker can recover. */
const MAX_CONSECUTIVE_OFF_TOPIC = 60;

/**
 * How much less the description alone counts, 0 to 1. It is close to 0 on sites of a single topic, until a few pages
 * were on the topic, and after many others in a row.
 */
export const discountOfDescription = (openings: readonly Opening[]): number => {
  const on = openings.filter(({ isOnTopic }) => isOnTopic).length;
  if (on === 0) return 0;
  const share = (on + ASSUMED_PAGES.on) / (openings.length + ASSUMED_PAGES.on + ASSUMED_PAGES.off);
  const since = openings.length - 1 - openings.findLastIndex(({ isOnTopic }) => isOnTopic);
  return Math.min(1, on / PAGES_UNTIL_KNOWN) * (1 - share) * Math.max(0, 1 - since / MAX_CONSECUTIVE_OFF_TOPIC);
};

const NAMES = topicFeatureNames.indexOf('names');
const NEARNESS = topicFeatureNames.indexOf('nearer to pages on the topic');

/** Whether a page has none of the names that the description asks for. */
const lacksNames = ({ clauses }: FeatureInputs, features: readonly number[]): boolean =>
  features[NAMES] === 0 && clauses.some(({ names }) => names.length > 0);

/** A page on the topic only by what was learned counts less than one that the description asks for. */
export const LEARNED_WORTH = 0.3;

/**
 * The relevance of a page by the description alone, lowered if what was learned speaks against it; or by what was
 * learned, if higher.
 */
export const relevanceIn = (
  inputs: FeatureInputs,
  page: PageWords,
  doubt: number,
  { weights, intercept, isOwnSource = false }: LogisticWeights & { readonly isOwnSource?: boolean },
  relevanceOfWords = relevance(inputs.clauses, page),
): number => {
  if (inputs.profile.size === 0) return relevanceOfWords;
  const features = pageFeatures(inputs, page, relevanceOfWords);
  const likely = likelihood(features, { weights, intercept });
  if (likely < RELEVANT) return relevanceOfWords * (1 - doubt * (1 - likely / RELEVANT));
  // Pages of one host share names and turns of phrase, whatever their topic.
  const isOfItsHost = isOwnSource && lacksNames(inputs, features) && (features[NEARNESS] ?? 0) <= 0;
  return isOfItsHost ? relevanceOfWords : Math.max(relevanceOfWords, RELEVANT + (likely - RELEVANT) * LEARNED_WORTH);
};

/**
 * A page continues a story if it shares rare words with the opening of a page on the topic. Other news of the same
 * place or kind shares none or one of the words that hardly any other page has.
 */
const CONTINUATION_RULES = {
  shared: 3,
  /** Minimum cosine of equally rare words. Long official texts share some by chance. */
  likeness: 0.13,
  /** Maximum number of pages with such a word, including the two compared; or this share of all. */
  pages: 2,
  share: 0.01,
};

/**
 * Whether a page continues the story of a page on the topic. `seen`: stems of all pages of the run, and of the openings
 * of earlier ones.
 */
export const continuesStory = (
  lessons: readonly PageLesson[],
  seen: readonly Iterable<string>[],
): ((page: PageWords) => boolean) => {
  const having = new Map<string, number>();
  for (const stems of seen) for (const stem of stems) having.set(stem, (having.get(stem) ?? 0) + 1);
  const most = Math.max(CONTINUATION_RULES.pages, CONTINUATION_RULES.share * seen.length);
  const rareOf = (stems: Iterable<string>): ReadonlySet<string> =>
    new Set([...stems].filter((stem) => (having.get(stem) ?? 0) <= most));
  const belonging = lessons.flatMap(({ stems, belongs }) => (belongs ? [rareOf(stems)] : []));
  return ({ title, lead }) => {
    const own = rareOf([...title, ...lead]);
    return belonging.some((rare) => {
      const shared = [...own].filter((stem) => rare.has(stem)).length;
      return (
        shared >= CONTINUATION_RULES.shared && shared >= CONTINUATION_RULES.likeness * Math.sqrt(own.size * rare.size)
      );
    });
  };
};
