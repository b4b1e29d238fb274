import { lazy } from '#kernel/memoize';
import { topicStemsOf } from './description';
import { mentionWeights, topicWeights, type FeatureInputs } from './features';
import { isAboutTopic, relevance, RELEVANT } from './gate';
import {
  discountOfDescription,
  LEARNED_WORTH,
  lessonOf,
  likelihood,
  relevanceIn,
  featureInputsOf,
  type TopicInput,
  continuesStory,
} from './learned';
import { unpackStems } from './learned-openings';
import { distinctiveWordsOn, mentionFeaturesOf } from './mention-features';
import { NO_PAGE, type PageWords } from './numbered-words';
import { isOnHeading, isTitledWithName } from './on-heading';
import { presence } from './presence';
import { prominenceOn } from './prominence';
import type { TopicClause } from './topic-clause';

export interface TopicMatcher {
  /** Stems that any page on the topic may have: the description's words, and their equivalents. */
  readonly stems: ReadonlySet<string>;
  /**
   * How relevant a page is to the topic, 0 to about 1.5; it is on the topic from `RELEVANT`. `nearness`: its closeness
   * in meaning, if known.
   */
  readonly relevance: (page: PageWords, nearness?: number) => number;
  /**
   * Whether a title by itself is on the topic, by its stems: the tracker of a document is described by that document's
   * title.
   */
  readonly isTitle: (title: ReadonlySet<string>) => boolean;
  readonly lessonOf: (page: PageWords, relevance: number) => 'on' | 'off' | null;
  /**
   * The phrases any one of which alone puts a page on the topic; none if the tracker's own description already does, or
   * no phrase does.
   */
  readonly owedTo: (page: PageWords) => readonly string[];
  /**
   * Whether a relevant page is on the topic as a whole: its title and opening show it, or something other than its
   * words makes it relevant.
   */
  readonly isWholly: (page: PageWords, nearness?: number) => boolean;
  /**
   * Whether the title of a page may be shown instead of one of its sentences. If a heading names someone, the title
   * must name them and an aspect.
   */
  readonly mayStandByTitle: (page: PageWords) => boolean;
  /** Whether a sentence, by its stems, shows the topic where the title and opening of its page do not. */
  readonly isProminentOn: (page: PageWords, sentence: ReadonlySet<string>) => boolean;
  readonly isAbout: (sentence: { readonly stems: ReadonlySet<string>; readonly words: number }) => boolean;
}

/** Minimum relevance of a page to be on the topic, for sources that the reader named. */
const OWN_SOURCE_RELEVANCE = 0.25;

/**
 * A name is distinctive while at most this share of the sources' pages have its words; this many pages without them are
 * assumed at first.
 */
const DISTINCTIVE_NAME = { share: 0.1, assumedPages: 20 };

/** Whether so few pages of the sources have all words of a name that any such page is about what it names. */
const isDistinctive = (name: readonly string[], seen: readonly ReadonlySet<string>[]): boolean =>
  seen.filter((stems) => name.every((stem) => stems.has(stem))).length <=
  DISTINCTIVE_NAME.share * (seen.length + DISTINCTIVE_NAME.assumedPages);

/** Maximum number of lessons at which a name still says more than what was learned. */
const MAX_LESSONS_BESIDE_NAMES = 3;

/**
 * The relevance of a page from a source that the reader named, if it has a name of the description and comes close in
 * meaning to its other words, or to what was published, even without containing them. 0 for any other page.
 */
const relevanceByNames = (inputs: FeatureInputs, page: PageWords): number => {
  const features = inputs.profile.size > MAX_LESSONS_BESIDE_NAMES ? null : mentionFeaturesOf(inputs, page);
  if (features === null) return 0;
  const likely = likelihood(features, mentionWeights);
  return likely < RELEVANT ? 0 : RELEVANT + (likely - RELEVANT) * LEARNED_WORTH;
};

/**
 * A page this close in meaning is on the topic whatever its words are. The limit is higher for pages that share a name
 * with the description, since the name alone brings them closer.
 */
const RELEVANT_NEARNESS = { named: 0.9, otherwise: 0.65 };

/** The relevance of a page by its meaning, if its words do not show it to be on the topic. */
const relevanceByMeaning = (nearness: number, least: number): number =>
  nearness < least ? 0 : RELEVANT + (nearness - least) * LEARNED_WORTH;

const hasHeading = ({ clauses }: FeatureInputs): boolean => clauses.some(({ isHeaded }) => isHeaded);

/**
 * Whether the description names someone in a heading and a page has none of the words for the aspects to follow. Other
 * news of them is not on the topic.
 */
const lacksAspects = (inputs: FeatureInputs, page: PageWords): boolean =>
  hasHeading(inputs) &&
  !inputs.clauses.some(({ core, scope }) => [...core, ...scope].some((term) => presence(term, page).score > 0));

/** Whether the description asks for nothing but kinds of acts, none of which a page is or reports. */
const isOtherAct = ({ clauses }: FeatureInputs, { acts }: PageWords): boolean =>
  acts !== undefined && clauses.length > 0 && clauses.every(({ act }) => act !== null && !acts.has(act));

/** The relevance of a page to a description by all its words, and by a name of it. */
interface Signs {
  readonly byWords: (inputs: FeatureInputs) => number;
  readonly byNames: (inputs: FeatureInputs) => number;
}

/** The state of a topic before a page is judged. */
interface Topic {
  readonly input: TopicInput;
  /** The descriptions, with what their features are weighed by. */
  readonly described: readonly FeatureInputs[];
  /** The stems of each page seen. */
  readonly seen: () => readonly ReadonlySet<string>[];
  readonly continues: () => (page: PageWords) => boolean;
  /** The relevance of a page to one of the descriptions by its words and by what was learned. */
  readonly relevanceByWords: (inputs: FeatureInputs, page: PageWords, relevanceOfWords: number) => number;
}

const isOfOwnSource = ({ isOwnSource }: TopicInput, page: PageWords): boolean => isOwnSource?.(page) === true;

const openedTopic = (input: TopicInput): Topic => {
  const seen = lazy(() => [
    ...input.pages.map(({ counts, title }) => new Set([...counts.keys(), ...title])),
    ...input.openings.map(({ stems }) => unpackStems(stems)),
  ]);
  const doubt = discountOfDescription(input.openings);
  return {
    input,
    described: featureInputsOf(input),
    seen,
    continues: lazy(() => continuesStory(input.lessons, seen())),
    relevanceByWords: (inputs, page, relevanceOfWords) =>
      relevanceIn(inputs, page, doubt, { ...topicWeights, isOwnSource: isOfOwnSource(input, page) }, relevanceOfWords),
  };
};

/** The relevance of a page that its words do not show to be on the topic: its meaning says more than a name does. */
const relevanceBySimilarity = ({ described }: Topic, page: PageWords, nearness: number): number => {
  const hasName = described.some((inputs) => hasHeading(inputs) || mentionFeaturesOf(inputs, page) !== null);
  return relevanceByMeaning(nearness, hasName ? RELEVANT_NEARNESS.named : RELEVANT_NEARNESS.otherwise);
};

/** How near a page is to the topic, by its words, its meaning if that is known, and by what its sources are. */
const relevanceWith = (topic: Topic, page: PageWords, nearness: number | undefined, signs: Signs): number => {
  const { input, described, seen, continues, relevanceByWords } = topic;
  const isOwn = isOfOwnSource(input, page);
  const wanted = described.filter((inputs) => !lacksAspects(inputs, page) && !isOtherAct(inputs, page));
  const near = Math.max(0, ...wanted.map((inputs) => relevanceByWords(inputs, page, signs.byWords(inputs))));
  if (near >= RELEVANT) return near;
  if (wanted.length > 0 && isOwn && continues()(page)) return RELEVANT;
  if (nearness !== undefined) return Math.max(near, relevanceBySimilarity(topic, page, nearness));
  if (!isOwn) return near;
  if (near >= OWN_SOURCE_RELEVANCE) return RELEVANT;
  const names = wanted.flatMap((inputs) => distinctiveWordsOn(inputs, page));
  if (names.some((name) => isDistinctive(name, seen()))) return RELEVANT;
  return Math.max(near, ...wanted.map(signs.byNames));
};

/** The phrases that alone put a page on the topic; none if the description does. */
const owedTo = (input: TopicInput, page: PageWords, relevances: readonly number[]): readonly string[] => {
  const [own = 0, ...others] = relevances;
  const phrases = input.descriptions.slice(1).filter((_phrase, index) => (others[index] ?? 0) >= RELEVANT);
  return own >= (isOfOwnSource(input, page) ? OWN_SOURCE_RELEVANCE : RELEVANT) ? [] : phrases;
};

export const topicMatcher = (input: TopicInput): TopicMatcher => {
  const topic = openedTopic(input);
  const { described } = topic;
  const topics: readonly (readonly TopicClause[])[] = described.map(({ clauses }) => clauses);
  const stems = topicStemsOf(topics.flat());
  const prominence = lazy(() => topics.map((clauses) => prominenceOn(clauses, input.pages, input.openings)));
  const isProminent = (page: PageWords, sentence?: ReadonlySet<string>): boolean =>
    prominence().some((each) => each.isProminent(page, sentence));
  const isUnheadedOr = (holds: (clause: TopicClause) => boolean): boolean =>
    described.some((inputs) => !hasHeading(inputs) || inputs.clauses.some(holds));
  return {
    stems,
    relevance: (page, nearness) =>
      relevanceWith(topic, page, nearness, {
        byWords: ({ clauses }) => relevance(clauses, page),
        byNames: (inputs) => relevanceByNames(inputs, page),
      }),
    isWholly(page, nearness) {
      if (isProminent(page)) return true;
      if (!isUnheadedOr((clause) => isTitledWithName(clause, page))) return false;
      const hasRareName = lazy(() => prominence().some((each) => each.hasRareName(page)));
      const byNames = (inputs: FeatureInputs): number => (hasRareName() ? relevanceByNames(inputs, page) : 0);
      return relevanceWith(topic, page, nearness, { byWords: () => 0, byNames }) >= RELEVANT;
    },
    mayStandByTitle: (page) => isUnheadedOr((clause) => isOnHeading(clause, page)),
    isProminentOn: isProminent,
    isTitle: (title) => topics.some((clauses) => relevance(clauses, { ...NO_PAGE, title }) >= RELEVANT),
    lessonOf: (page, likely) => lessonOf(topics, page, likely),
    owedTo: (page) =>
      owedTo(
        input,
        page,
        topics.map((clauses) => relevance(clauses, page)),
      ),
    isAbout: (sentence) =>
      isAboutTopic(topics, sentence, stems) && prominence().some((each) => each.turnsOnTopic(sentence.stems)),
  };
};
