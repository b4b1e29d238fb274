import type { Candidate } from '../document';
import { faultOf } from '../sentences/form';
import { figuresIn, type Figure } from '../words/figures';
import { tokens } from '../words/stems';
import { tellsEvent } from './events';
import { isNeverTold } from './patterns/never-told';
import * as news from './patterns/news';
import { isComing, featuresOf, type Context, type Features } from './features';
import { drawbacks, faults, merits, type Weight } from './weights';

/** A sentence that could be told, with its score. */
export interface Ranked {
  readonly sentence: Candidate;
  readonly score: number;
  /** The score minus drawbacks: the order among sentences whose score is high enough. */
  readonly appeal: number;
  /** Whether it can be printed as a line of its own. */
  readonly isFit: boolean;
  /** Names of the faults that apply; a second sentence may have none. */
  readonly penalties: readonly string[];
  readonly figures: readonly Figure[];
  readonly addsDate: boolean;
}

const sum = (weights: readonly Weight[], features: Features): number =>
  weights.reduce((total, { weight, of }) => total + weight * Number(of(features)), 0);

/** Whether a line says that something was done rather than what is intended. */
export const tellsAnAct = (text: string): boolean =>
  tellsEvent(tokens(text)) || news.acts.test(text) || news.enactedFirstPerson.test(text) || news.reversal.test(text);

/** Whether a line says what changes: `The order adjusts …`, `Articles of steel will pay …` */
export const tellsChange = (text: string): boolean => news.acts.test(text) || news.takesEffect.test(text);

/** Whether a line has an amount, a share or a count; dates do not count. */
export const givesMeasure = (text: string): boolean => figuresIn(text, 0).some(({ kind }) => kind !== 'date');

const hasMeasure = ({ figures }: Ranked): boolean => figures.some(({ kind }) => kind !== 'date');

/** `The President signed an order to protect the nation`: says that something was signed, but not what changes. */
export const saysOnlySigned = (ranked: Ranked): boolean =>
  news.signed.test(ranked.sentence.text) && !hasMeasure(ranked);

/** `The order imposes a duty of 10%`: says what the document does, with a figure. */
export const saysWhatChanges = (ranked: Ranked): boolean => news.acts.test(ranked.sentence.text) && hasMeasure(ranked);

/** Whether a sentence may be told: complete, and neither legal boilerplate nor about its own page. */
const isTellable = (sentence: Candidate): boolean => faultOf(sentence) === null && !isNeverTold(sentence.text);

/** All sentences of a document that may be told, best first. */
export const rank = (context: Context): readonly Ranked[] => {
  const ranked: Ranked[] = [];
  let refused = false;
  for (const sentence of context.document.sentences) {
    if (!isTellable(sentence)) {
      refused = true;
      continue;
    }
    const features = featuresOf(context, sentence, ranked.length, refused);
    const against = faults.filter(({ of }) => Number(of(features)) > 0);
    const sentBack = drawbacks.filter(({ of }) => Number(of(features)) > 0);
    const score = sum(merits, features) - sum(against, features);
    ranked.push({
      sentence,
      score,
      appeal: score - sum(sentBack, features),
      isFit: features.fit,
      penalties: [...against, ...sentBack].map(({ name }) => name),
      figures: features.figures,
      addsDate: isComing(features),
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.sentence.place - b.sentence.place);
};
