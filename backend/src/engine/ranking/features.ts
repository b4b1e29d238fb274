import { lazy } from '#kernel/memoize';
import { isInOtherLanguage } from '#text/languages/detection';
import { stopWords } from '#text/languages/english/function-words';
import * as news from '#text/languages/english/news';
import { ceremonialTitle } from '#text/languages/english/praise';
import { sentenceFault } from '#text/sentences/form';
import { days, type DateMention } from '#text/words/date-mention';
import { datesIn } from '#text/words/dates';
import type { Figure } from '#text/words/figure';
import { figuresIn } from '#text/words/figures';
import { nameWordsIn } from '#text/words/names';
import { tokens, wordCount } from '#text/words/stems';
import type { CandidateSentence, AnalysedPage } from '../analysed-page';
import { abridgedLine } from './abridge';
import { cuesOf, noCues, type Cues } from './cues';
import { unfitness } from './fitness';
import type { PageOfLine } from './references';
import { lacksSubstance } from './substance';

/** Properties of a document, computed once for all its sentences. */
export interface RankingContext {
  readonly analysis: AnalysedPage;
  /** Stems of the title without prefixes and site name. */
  readonly title: ReadonlySet<string>;
  /** Stems of the description's clauses, aliases included. */
  readonly topicStems: ReadonlySet<string>;
  /** The most frequent stems of the document. */
  readonly centre: ReadonlySet<string>;
  /** The page's date, or the run's if the page has none. */
  readonly writtenAt: number;
  readonly cues: Cues;
  /** Whether the words for events of its language are known. */
  readonly areVerbsKnown: boolean;
  readonly isCeremony: boolean;
  /** Whether a printable sentence says what the page itself does: `This notice amends …`. */
  readonly hasOwnAct: () => boolean;
  /** Whether a printable sentence says who has to do what: `The Secretary shall establish …`. */
  readonly hasRule: () => boolean;
}

/** The features of one sentence that the weights use. */
export interface Features {
  readonly page: RankingContext;
  readonly sentence: CandidateSentence;
  readonly text: string;
  readonly words: readonly string[];
  readonly length: number;
  readonly figures: readonly Figure[];
  readonly dates: readonly (DateMention & { readonly offset: number })[];
  readonly names: ReadonlySet<string>;
  /** Index among the complete sentences. */
  readonly order: number;
  readonly isAfterRefused: boolean;
  readonly isEvent: boolean;
  /** Whether it is in progress, or announced for a date. */
  readonly isHappening: boolean;
  readonly firstPersonActs: boolean;
  /** Whether it says what the document does. */
  readonly acts: boolean;
  readonly reverses: boolean;
  readonly takesEffect: boolean;
  readonly binds: boolean;
  /** Whether it says what has not happened for a long time. */
  readonly breaksRecord: boolean;
  /** Whether it reports an event that happens or takes effect, as far as the known words can tell. */
  readonly isNews: boolean;
  /** Whether it can be printed as a separate line; costly, so computed only for sentences that may be published. */
  readonly isFit: () => boolean;
}

/** Start of the previous calendar year, in milliseconds. */
export const lastYear = (writtenAt: number): number => Date.UTC(new Date(writtenAt).getUTCFullYear() - 1, 0, 1);
const comesAfter = (dates: Features['dates'], writtenAt: number): boolean =>
  dates.some((date) => date.from > writtenAt && date.from < writtenAt + days(1200));
export const isInFuture = (features: Features): boolean => comesAfter(features.dates, features.page.writtenAt);
export const isRecent = (features: Features): boolean =>
  features.dates.some((date) => date.to >= features.page.writtenAt - days(7));

const FREQUENT_STEMS = 25;

const frequentStems = (analysis: AnalysedPage): ReadonlySet<string> =>
  new Set(
    [...analysis.gate.counts]
      .filter(([, count]) => count > 1)
      .sort((a, b) => b[1] - a[1])
      .slice(0, FREQUENT_STEMS)
      .map(([stem]) => stem),
  );

const LANGUAGE_SAMPLE = 200;
const MIN_FUNCTION_WORDS = 0.2;

/**
 * In English prose, two words in five are function words; languages that share some of them stay below half of that.
 */
const isEnglish = (analysis: AnalysedPage): boolean => {
  const sample: string[] = [];
  for (const sentence of analysis.sentences) {
    if (sample.length >= LANGUAGE_SAMPLE) break;
    sample.push(...sentence.tokens);
  }
  return sample.filter((word) => stopWords.has(word.toLowerCase())).length >= MIN_FUNCTION_WORDS * sample.length;
};

const OWN_ACT = /^(?:This|With this|In this|By this) /;

/** A line of a section is shown under the title of its document. */
const pageOfLine = ({ page: { title, documentTitle } }: AnalysedPage): PageOfLine =>
  documentTitle === undefined ? { title } : { title: documentTitle, isChosenDocument: true };

const hasPrintable = (analysis: AnalysedPage, kind: (text: string) => boolean): boolean =>
  analysis.sentences.some((sentence) => {
    const text = abridgedLine(sentence);
    const isComplete = sentenceFault(sentence) === (text === sentence.text ? null : 'too long');
    return kind(text) && isComplete && unfitness(text, pageOfLine(analysis), analysis.language) === null;
  });

export const contextOf = (
  analysis: AnalysedPage,
  title: ReadonlySet<string>,
  topicStems: ReadonlySet<string>,
  now: number,
): RankingContext => {
  const areVerbsKnown = analysis.language !== null || isEnglish(analysis);
  const isOther = !areVerbsKnown && isInOtherLanguage(analysis.blocks);
  return {
    analysis,
    title,
    topicStems,
    centre: frequentStems(analysis),
    writtenAt: analysis.publishedAt ?? now,
    cues: isOther ? noCues : cuesOf(analysis.language),
    areVerbsKnown,
    isCeremony: ceremonialTitle.test(analysis.page.title),
    hasOwnAct: lazy(() => hasPrintable(analysis, (text) => OWN_ACT.test(text) && news.acts.test(text))),
    hasRule: lazy(() => hasPrintable(analysis, (text) => news.orders.test(text) && !lacksSubstance(text))),
  };
};

export const sentenceFeatures = (
  page: RankingContext,
  sentence: CandidateSentence,
  order: number,
  isAfterRefused: boolean,
): Features => {
  const text = abridgedLine(sentence);
  const words = text === sentence.text ? sentence.tokens : tokens(text);
  const { analysis, writtenAt, cues } = page;
  const dates = datesIn(text, writtenAt, analysis.language);
  const isEvent = cues.event(words);
  const isHappening = cues.underWay(words) || (cues.says('future', text) && comesAfter(dates, writtenAt));
  const firstPersonActs = news.enactedFirstPerson.test(text);
  const acts = news.acts.test(text);
  const reverses = news.reversal.test(text);
  const takesEffect = cues.says('takesEffect', text);
  const binds = news.binds.test(text);
  const breaksRecord = news.breaksRecord.test(text);
  const saysWhatHolds = acts || reverses || takesEffect || binds || breaksRecord || news.takesEffect.test(text);
  return {
    page,
    sentence,
    text,
    words,
    length: wordCount(text),
    figures: figuresIn(text, writtenAt, dates, analysis.language),
    dates,
    names: nameWordsIn(text),
    order,
    isAfterRefused,
    isEvent,
    isHappening,
    firstPersonActs,
    acts,
    reverses,
    takesEffect,
    binds,
    breaksRecord,
    isNews: isEvent || isHappening || firstPersonActs || saysWhatHolds,
    isFit: lazy(() => unfitness(text, pageOfLine(analysis), analysis.language) === null),
  };
};
