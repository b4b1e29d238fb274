import { once } from '#kernel/once';
import type { Language } from '#text/languages/language';
import { commonnessOf } from './commonness';
import { continuing } from './continues';
import { clausesOf, topicStemsOf, type Clause } from './description';
import { featureNames, featuresOf, KNOWN_WELL, weighed, type Subject } from './features';
import { isAbout, relevance, RELEVANT } from './gate';
import type { Opening } from '../known-page';
import { namedFeaturesOf, distinctiveWordsOn } from './named';
import { namedIntercept, namedWeights } from './named-weights';
import type { PageWords } from './page-words';
import { presence } from './presence';
import { profileOf, type Lesson } from './profile';
import { intercept, weights } from './weights';

/** What a topic is read from. */
export interface TopicInput {
  /** The tracker's description and phrases of what else belongs to it. */
  readonly descriptions: readonly string[];
  /** Null for English and languages that are not known. */
  readonly language: Language | null;
  /** Abbreviations that pages have spelled out. */
  readonly aliases: readonly string[];
  /** All pages of the run. */
  readonly pages: readonly PageWords[];
  readonly lessons: readonly Lesson[];
  /** Of earlier pages. */
  readonly openings: readonly Opening[];
  /** Whether the pages are of sources that the reader named. */
  readonly ownSources?: boolean;
}

/** What a tracker is about. */
export interface Topic {
  /** Stems that any page on the topic may have: the description's words and what stands for them. */
  readonly stems: ReadonlySet<string>;
  /** How near a page is to the topic, 0 to about 1.5; from `RELEVANT` on it is on it. `nearness`: in meaning, if it is known. */
  readonly relevance: (page: PageWords, nearness?: number) => number;
  /** Whether a title by itself is on it, by its stems: a tracker of a document is described by the title of that. */
  readonly isTitle: (title: ReadonlySet<string>) => boolean;
  readonly lessonOf: (page: PageWords, relevance: number) => 'on' | 'off' | null;
  /** The phrases by which alone a page is on it, any of them; none if the tracker's own description asks for it, or no phrase does. */
  readonly owedTo: (page: PageWords) => readonly string[];
  /** Whether a sentence by itself is about the topic. */
  readonly isAbout: (sentence: { readonly stems: ReadonlySet<string>; readonly words: number }) => boolean;
}

const isElsewhere = (topics: readonly (readonly Clause[])[], page: PageWords): boolean =>
  topics.every((clauses) => relevance(clauses, page) < RELEVANT);

/** From this relevance on a page is learned from even if it has none of the description’s words. */
const SURE = 0.36;

/**
 * What a page teaches: that its words belong to the topic, or to others; null if neither is plain. What is on the topic by what was
 * learned alone hardly leads on to more; what was left out in spite of the description’s words does not make them common.
 */
export const lessonOf = (
  topics: readonly (readonly Clause[])[],
  page: PageWords,
  likely: number,
): 'on' | 'off' | null => {
  if (likely < RELEVANT) return isElsewhere(topics, page) ? 'off' : null;
  const hasWord = topics.some((clauses) =>
    clauses.some(({ core }) => core.some((term) => presence(term, page).score > 0)),
  );
  return hasWord || likely >= SURE ? 'on' : null;
};

/** Also those that only narrow it: `United States` is not learned where it was asked for. */
const wordsOf = (clauses: readonly Clause[]): ReadonlySet<string> =>
  new Set([...topicStemsOf(clauses), ...clauses.flatMap(({ scope }) => scope.map(({ stem }) => stem))]);

/** What the features of a page are told from, for each description. */
export const subjectsOf = (input: TopicInput): readonly Subject[] => {
  const { descriptions, language, aliases, pages, lessons, openings } = input;
  const stemsOf = (isOn: boolean): readonly ReadonlySet<string>[] =>
    openings.filter(({ isOnTopic }) => isOnTopic === isOn).map(({ stems }) => new Set(stems.split(' ')));
  const [on, off] = [stemsOf(true), stemsOf(false)];
  const vocabulary = new Set(language === null ? [] : pages.flatMap(({ counts }) => [...counts.keys()]));
  const topics = descriptions.map((description) => clausesOf(description, aliases, language, vocabulary));
  // On a site of one topic the words of the topic would else be the commonest of all.
  const others = pages.filter((page) => isElsewhere(topics, page));
  const common = commonnessOf(others, off);
  const profile = profileOf(lessons);
  const known = { on: on.map((stems) => weighed(stems, common)), off: off.map((stems) => weighed(stems, common)) };
  const isEnglish = language === null;
  const namesShown = language?.capitalisedNouns !== true;
  return topics.map((clauses) => ({
    clauses,
    words: wordsOf(clauses),
    profile,
    common,
    isEnglish,
    namesShown,
    openings: known,
  }));
};

/** Weights of the features of a page, and what is added to their sum. */
export interface Model {
  readonly weights: readonly number[];
  readonly intercept: number;
}

/** Probability by logistic regression. */
export const likelihood = (features: readonly number[], { weights, intercept }: Model): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), intercept)));

/** Pages of either kind that are taken for granted. */
const BEFORE = { on: 1, off: 3 };
/** Pages in a row that were on something else after which the description decides alone, so that no tracker stays deaf. */
const DROUGHT = 60;

/** How much less a description counts by itself, 0 to 1: hardly less on sites of one topic, or before a few pages were on the topic and many others were seen. */
export const doubtOf = (openings: readonly Opening[]): number => {
  const on = openings.filter(({ isOnTopic }) => isOnTopic).length;
  if (on === 0) return 0;
  const share = (on + BEFORE.on) / (openings.length + BEFORE.on + BEFORE.off);
  const since = openings.length - 1 - openings.findLastIndex(({ isOnTopic }) => isOnTopic);
  return Math.min(1, on / KNOWN_WELL) * (1 - share) * Math.max(0, 1 - since / DROUGHT);
};

const NAMES = featureNames.indexOf('names');
const NEARNESS = featureNames.indexOf('nearer to pages on the topic');

/** Whether a page has none of the names that the description asks for. */
const lacksNames = ({ clauses }: Subject, features: readonly number[]): boolean =>
  features[NAMES] === 0 && clauses.some(({ names }) => names.length > 0);

/** A page that what was learned alone shows to be on the topic is less near to it than one that the description asks for. */
const LEARNED_WORTH = 0.3;

/** By the description alone, as far as what was learned does not speak against it, or by what was learned. */
export const relevanceIn = (
  subject: Subject,
  page: PageWords,
  doubt: number,
  { weights, intercept, ownSources = false }: Model & Pick<TopicInput, 'ownSources'>,
): number => {
  const said = relevance(subject.clauses, page);
  if (subject.profile.size === 0) return said;
  const features = featuresOf(subject, page, said);
  const likely = likelihood(features, { weights, intercept });
  if (likely < RELEVANT) return said * (1 - doubt * (1 - likely / RELEVANT));
  // Pages of one host share names and turns of phrase, whatever they are on.
  const isOfItsHost = ownSources && lacksNames(subject, features) && (features[NEARNESS] ?? 0) <= 0;
  return isOfItsHost ? said : Math.max(said, RELEVANT + (likely - RELEVANT) * LEARNED_WORTH);
};

/** Of sources that the reader named, what is nearly on the topic is on it. */
const NEARLY = 0.25;

/** Words are telling while at most this share of the sources' pages have them, these many pages without them being taken for granted at first. */
const TELLING = { share: 0.1, pagesBefore: 20 };

/** Whether so few pages of the sources have the words of a name that any that has them is about what they name. */
const isTelling = (name: readonly string[], seen: readonly ReadonlySet<string>[]): boolean =>
  seen.filter((stems) => name.every((stem) => stems.has(stem))).length <=
  TELLING.share * (seen.length + TELLING.pagesBefore);

/** Pages learned from after which what was learned says more than a name does. */
const FEW = 3;

/**
 * Of sources that the reader named, a page that has a name of the description and comes near to its other words in meaning, or to what was
 * told, though it has none of them. 0 for any other page.
 */
const namedRelevance = (subject: Subject, page: PageWords): number => {
  const features = subject.profile.size > FEW ? null : namedFeaturesOf(subject, page);
  if (features === null) return 0;
  const likely = likelihood(features, { weights: namedWeights, intercept: namedIntercept });
  return likely < RELEVANT ? 0 : RELEVANT + (likely - RELEVANT) * LEARNED_WORTH;
};

/**
 * From this nearness in meaning on, a page is on the topic whatever its words are. A name that it has in common with the description
 * brings it nearer by itself, whatever it says of it.
 */
const NEAR = { named: 0.9, otherwise: 0.65 };

/** What a page is worth that its words do not show to be on the topic. */
const relevanceByMeaning = (nearness: number, least: number): number =>
  nearness < least ? 0 : RELEVANT + (nearness - least) * LEARNED_WORTH;

export const topicOf = (input: TopicInput): Topic => {
  const subjects = subjectsOf(input);
  const doubt = doubtOf(input.openings);
  const model = { weights, intercept, ownSources: input.ownSources === true };
  const topics: readonly (readonly Clause[])[] = subjects.map(({ clauses }) => clauses);
  const stems = topicStemsOf(topics.flat());
  const seen = once(() => [
    ...input.pages.map(({ counts, title }) => new Set([...counts.keys(), ...title])),
    ...input.openings.map(({ stems }) => new Set(stems.split(' '))),
  ]);
  const goesOn = once(() => continuing(input.lessons, seen()));
  const nothing = { lead: new Set<string>(), counts: new Map<string, number>(), names: new Set<string>(), words: 0 };
  return {
    stems,
    relevance: (page, nearness) => {
      const near = Math.max(...subjects.map((subject) => relevanceIn(subject, page, doubt, model)));
      if (near >= RELEVANT) return near;
      if (input.ownSources === true && goesOn()(page)) return RELEVANT;
      // It says more than a name does.
      if (nearness !== undefined) {
        const isNamed = subjects.some((subject) => namedFeaturesOf(subject, page) !== null);
        return Math.max(near, relevanceByMeaning(nearness, isNamed ? NEAR.named : NEAR.otherwise));
      }
      if (input.ownSources !== true) return near;
      if (near >= NEARLY) return RELEVANT;
      const names = subjects.flatMap((subject) => distinctiveWordsOn(subject, page));
      if (names.some((name) => isTelling(name, seen()))) return RELEVANT;
      return Math.max(near, ...subjects.map((subject) => namedRelevance(subject, page)));
    },
    isTitle: (title) => topics.some((clauses) => relevance(clauses, { ...nothing, title }) >= RELEVANT),
    lessonOf: (page, likely) => lessonOf(topics, page, likely),
    owedTo(page) {
      const [own = 0, ...others] = topics.map((clauses) => relevance(clauses, page));
      const phrases = input.descriptions.slice(1).filter((_phrase, at) => (others[at] ?? 0) >= RELEVANT);
      return own >= (input.ownSources === true ? NEARLY : RELEVANT) ? [] : phrases;
    },
    isAbout: (sentence) => isAbout(topics, sentence, stems),
  };
};
