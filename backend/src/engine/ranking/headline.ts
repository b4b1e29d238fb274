import type { CandidateSentence } from '../document';
import { languageOf } from '#text/languages/detection';
import { aside, legalForm } from '#text/languages/english/excluding-phrases';
import * as news from '#text/languages/english/news';
import { once } from '#kernel/once';
import { abridgedLine } from './abridged';
import { sentenceFault } from '#text/sentences/form';
import type { Figure } from '#text/words/figure';
import { figuresIn } from '#text/words/figures';
import { tokens } from '#text/words/stems';
import { cuesOf, type Cues } from './cues';
import { isComing, sentenceFeatures, type RankingContext, type Features } from './features';
import { drawbacks } from './drawbacks';
import { gistOf } from './gist';
import { faults, merits, type Weight } from './weights';

/** A sentence that could be published, with its score. */
export interface Ranked {
  readonly sentence: CandidateSentence;
  readonly score: number;
  /** The score minus drawbacks: the order among sentences whose score is high enough. */
  readonly appeal: number;
  /** How much it says of what its page is about, whatever its verb. */
  readonly gist: number;
  /** Whether it can be printed as a separate line. */
  readonly isFit: boolean;
  /** Whether a fault applies that rules the sentence out as news. */
  readonly noNews: boolean;
  /** Names of the faults that apply; a second sentence may have none. */
  readonly penalties: readonly string[];
  readonly figures: readonly Figure[];
  readonly addsDate: boolean;
}

interface Sum {
  readonly total: number;
  readonly noNews: boolean;
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
  return { total, noNews: isNoNews, names };
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
  for (const sentence of context.document.sentences) {
    if (!isPublishable(sentence, context.cues)) {
      refused = true;
      continue;
    }
    const features = sentenceFeatures(context, sentence, ranked.length, refused);
    const against = weightedSum(faults, features);
    const score = weightedSum(merits, features).total - against.total;
    const drawbacksOf = once(() => weightedSum(drawbacks, features));
    // Computed only for the few sentences that may be published.
    ranked.push({
      sentence,
      score,
      noNews: against.noNews,
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
      addsDate: isComing(features),
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
};
