import type { Candidate } from '../document';
import { languageOf } from '../languages/detection';
import { abridged } from './abridged';
import { faultOf } from '../sentences/form';
import type { Figure } from '../words/figure';
import { figuresIn } from '../words/figures';
import { tokens } from '../words/stems';
import { cuesOf, type Cues } from './cues';
import { isNeverTold } from './patterns/never-told';
import * as news from './patterns/news';
import { isComing, featuresOf, type Context, type Features } from './features';
import { scoreOf } from './score';

/** A sentence that could be told, with its score. */
export interface Ranked {
  readonly sentence: Candidate;
  readonly score: number;
  /** Whether it can be printed as a line of its own. */
  readonly isFit: boolean;
  /** Whether nothing speaks against it, as is asked of a second sentence. */
  readonly isFlawless: boolean;
  readonly figures: readonly Figure[];
  readonly addsDate: boolean;
}

/** Whether a line says that something was done rather than what is intended. */
export const tellsAnAct = (text: string): boolean =>
  cuesOf(languageOf(text)).event(tokens(text)) ||
  news.acts.test(text) ||
  news.enactedFirstPerson.test(text) ||
  news.reversal.test(text);

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

const isComplete = (sentence: Candidate): boolean => {
  const fault = faultOf(sentence);
  return fault === null || (fault === 'too long' && abridged(sentence.text) !== null);
};

/** Whether a sentence may be told: complete, and neither legal boilerplate nor about its own page. */
const isTellable = (sentence: Candidate, cues: Cues): boolean =>
  isComplete(sentence) && !isNeverTold(sentence.text) && !cues.aside(sentence.text);

/** The features of the sentences of a document that may be told, in its order. */
export const rankedFeatures = (context: Context): readonly Features[] =>
  context.document.sentences
    .filter((sentence) => isTellable(sentence, context.cues))
    .map((sentence) => featuresOf(context, sentence));

/** All sentences of a document that may be told, best first. */
export const rank = (context: Context): readonly Ranked[] =>
  rankedFeatures(context)
    .map((features): Ranked => {
      const { sentence, figures } = features;
      return { sentence, ...scoreOf(features), isFit: features.isFit(), figures, addsDate: isComing(features) };
    })
    .sort((a, b) => b.score - a.score || a.sentence.place - b.sentence.place);
