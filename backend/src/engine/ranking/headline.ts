import { lazy } from '#kernel/memoize';
import { languageOf } from '#text/languages/detection';
import { aside, legalForm } from '#text/languages/english/excluding-phrases';
import * as news from '#text/languages/english/news';
import * as praise from '#text/languages/english/praise';
import * as recitals from '#text/languages/english/recitals';
import { sentenceFault } from '#text/sentences/form';
import type { Figure } from '#text/words/figure';
import { figuresIn } from '#text/words/figures';
import { coverageShare } from '#text/words/likeness';
import { tokens } from '#text/words/stems';
import type { CandidateSentence } from '../analysed-page';
import { abridgedLine } from './abridge';
import { cuesOf, type Cues } from './cues';
import { isInFuture, sentenceFeatures, type RankingContext, type Features, isRecent } from './features';
import { lacksSubstance, isArgument } from './substance';
import { negativeCriteria, positiveCriteria, type Weight } from './weights';

const isPurpose = ({ text }: Features): boolean => news.statesPolicy.test(text) || isArgument(text);

/**
 * Whether a sentence reports half of a change: `The Act abolishes the Rail Board. It creates an agency that …`. By
 * itself, the first sentence reads as if nothing replaced the board.
 */
const isHalfReported = ({ page: { analysis }, sentence, text }: Features): boolean => {
  const next = analysis.sentences[sentence.index + 1];
  return next?.block === sentence.block && recitals.bareRepeal.test(text) && recitals.replaces.test(next.text);
};

/**
 * Drawbacks of sentences that report the event. They only affect the order of sentences that reach the threshold: a dry
 * sentence is published if there is no better one.
 */
const drawbacks: readonly Weight[] = [
  // Cannot be printed by itself; see fitness.ts.
  { name: 'unfit', weight: 1.2, of: (s) => !s.isFit() },
  // Cards and lists only show the first line, which says nothing.
  { name: 'winding on', weight: 1.5, of: (s) => s.length > 36 && praise.winding.test(s.text) },
  // Background of the act that the page itself performs.
  {
    name: 'preamble',
    weight: 2,
    of: (s) => s.dates.length > 0 && !isRecent(s) && !isInFuture(s) && s.page.hasOwnAct(),
  },
  // The purpose of an order that also says who has to do what.
  { name: 'purpose', weight: 3, of: (s) => isPurpose(s) && s.page.hasRule() },
  // Asks for appropriate steps without saying which.
  { name: 'empty order', weight: 2, of: (s) => news.orders.test(s.text) && lacksSubstance(s.text) },
  // The next sentence says what replaces the thing that this one ends.
  { name: 'half told', weight: 3, of: isHalfReported },
  // Describes how a law's text is amended, not the effect.
  { name: 'technique', weight: 1.2, of: (s) => recitals.technique.test(s.text) },
];

/** Number of words of a sentence that says all a line needs. */
const FULL = 20;

/**
 * How much a sentence says about the subject of its page, whatever its verb. Weights fitted on the reporting sentences
 * of `test/corpus/labels/news-pairs.json`: of sentences left out of the fit, 215 of 220 were found.
 */
const criteria: readonly Weight[] = [
  { name: 'title', weight: 2.7, of: (s) => coverageShare(s.page.title, s.sentence.stems) },
  { name: 'asked', weight: 1.4, of: (s) => coverageShare(s.page.topicStems, s.sentence.stems) },
  { name: 'figure', weight: 0.9, of: (s) => s.figures.some(({ kind }) => kind !== 'date') },
  { name: 'date', weight: 0.5, of: (s) => s.dates.length > 0 && isRecent(s) },
  { name: 'names', weight: 1.2, of: (s) => s.names.size >= 2 },
  // It takes more words to say what happened than to make a remark.
  { name: 'length', weight: 4, of: (s) => Math.min(1, s.length / FULL) },
];

/** The gist of a sentence, up to about 10. */
const gistOf = (features: Features): number =>
  criteria.reduce((sum, { weight, of }) => sum + weight * Number(of(features)), 0);

/** A sentence that could be published, with its score. */
export interface Ranked {
  readonly sentence: CandidateSentence;
  readonly score: number;
  /** The score minus drawbacks: the order among sentences whose score is high enough. */
  readonly appeal: number;
  /** How much it says about the subject of its page, whatever its verb. */
  readonly gist: number;
  readonly isFit: boolean;
  readonly isNoNews: boolean;
  /** Names of the faults that apply; a second sentence may have none. */
  readonly penalties: readonly string[];
  readonly figures: readonly Figure[];
  readonly addsDate: boolean;
}

interface Sum {
  readonly total: number;
  readonly isNoNews: boolean;
  /** Names of the criteria that apply. */
  readonly names: readonly string[];
}

const weightedSum = (weights: readonly Weight[], features: Features): Sum => {
  let total = 0;
  let isNoNews = false;
  const names: string[] = [];
  for (const { name, weight, noNews, of } of weights) {
    const value = Number(of(features));
    if (value <= 0) continue;
    total += weight * value;
    isNoNews ||= noNews === true;
    names.push(name);
  }
  return { total, isNoNews, names };
};

/** Whether a line says that something was done rather than what is intended. */
export const reportsAct = (text: string): boolean =>
  cuesOf(languageOf(text)).event(tokens(text)) ||
  news.acts.test(text) ||
  news.enactedFirstPerson.test(text) ||
  news.reversal.test(text);

/** Whether a line says what changes: `The order adjusts …`, `Articles of steel will pay …` */
export const reportsChange = (text: string): boolean => news.acts.test(text) || news.takesEffect.test(text);

/** Whether a line has an amount, a share or a count; dates do not count. */
export const givesMeasure = (text: string): boolean => figuresIn(text, 0).some(({ kind }) => kind !== 'date');

const hasMeasure = ({ figures }: Ranked): boolean => figures.some(({ kind }) => kind !== 'date');

/** `The President signed an order to protect the nation`: says that something was signed, but not what changes. */
export const reportsBareSigning = (ranked: Ranked): boolean =>
  news.signed.test(ranked.sentence.text) && !hasMeasure(ranked);

/** `The order imposes a duty of 10%`: says what the document does, with a figure. */
export const saysWhatChanges = (ranked: Ranked): boolean => news.acts.test(ranked.sentence.text) && hasMeasure(ranked);

const isComplete = (sentence: CandidateSentence): boolean => {
  const fault = sentenceFault(sentence);
  return fault === null || (fault === 'too long' && abridgedLine(sentence) !== sentence.text);
};

/** Whether a sentence may be published: complete, and neither legal boilerplate nor about its own page. */
const isPublishable = (sentence: CandidateSentence, cues: Cues): boolean =>
  isComplete(sentence) &&
  ![legalForm, aside].some((pattern) => pattern.test(sentence.text)) &&
  !cues.says('aside', sentence.text);

/** All sentences of a document that may be published, best first. */
export const rank = (context: RankingContext): readonly Ranked[] => {
  const ranked: Ranked[] = [];
  let refused = false;
  for (const sentence of context.analysis.sentences) {
    if (!isPublishable(sentence, context.cues)) {
      refused = true;
      continue;
    }
    const features = sentenceFeatures(context, sentence, ranked.length, refused);
    const against = weightedSum(negativeCriteria, features);
    const score = weightedSum(positiveCriteria, features).total - against.total;
    const drawbacksOf = lazy(() => weightedSum(drawbacks, features));
    // Computed only for the few sentences that may be published.
    ranked.push({
      sentence,
      score,
      isNoNews: against.isNoNews,
      get appeal() {
        return score - drawbacksOf().total;
      },
      get gist() {
        return gistOf(features);
      },
      get isFit() {
        return features.isFit();
      },
      get penalties() {
        return [...against.names, ...drawbacksOf().names];
      },
      figures: features.figures,
      addsDate: isInFuture(features),
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
};
