import type { Candidate, ReadDocument } from '../document';
import { languageOf } from '../languages/detection';
import { faultOf } from '../sentences/form';
import type { Figure } from '../words/figure';
import { figuresIn } from '../words/figures';
import { tokens } from '../words/stems';
import { cuesOf, type Cues } from './cues';
import { isNeverTold } from './patterns/never-told';
import { definition } from './patterns/no-news';
import * as news from './patterns/news';
import { isOpinion } from './fitness';
import { isComing, featuresOf, type Context, type Features } from './features';
import { scoreOf } from './score';
import { lacksSubstance } from './substance';
import { isTermOfList } from './term-of-list';

/** A sentence that could be told, with its score. */
export interface Ranked {
  readonly sentence: Candidate;
  readonly score: number;
  /** The score, less for a sentence that cannot be printed by itself or says little: the order among sentences whose score is high enough. */
  readonly appeal: number;
  /** Whether it can be printed as a line of its own. */
  readonly isFit: boolean;
  /** Whether nothing speaks against it, as is asked of a second sentence. */
  readonly isFlawless: boolean;
  readonly figures: readonly Figure[];
  readonly addsDate: boolean;
}

/** What a sentence counts less that an editor would not print by itself, or that leaves out what matters; see fitness.ts and substance.ts. */
const SENT_BACK = 1.2;

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

/**
 * Whether a sentence may be told: complete, neither an opinion nor legal boilerplate nor about its own page, nor one of the terms that
 * a sentence before it lists.
 */
const isTellable = (document: ReadDocument, sentence: Candidate, cues: Cues): boolean =>
  !isOpinion(document.page.title, document.language) &&
  faultOf(sentence) === null &&
  !isNeverTold(sentence.text) &&
  !cues.aside(sentence.text) &&
  !isTermOfList(document, sentence);

/** As true last year as today: a definition, what happens every year, or what an explainer explains. */
const isEvergreen = ({ document, text, dates, cues, verbsKnown, news: tellsNews }: Features): boolean =>
  verbsKnown &&
  !tellsNews &&
  ((definition.test(text) && !news.statesPolicy.test(text)) ||
    (dates.length === 0 && cues.habit(text)) ||
    cues.explainingTitle(document.page.title));

/** The features of the sentences of a document that may be told, in its order. */
export const rankedFeatures = (context: Context): readonly Features[] => {
  const found: Features[] = [];
  let refused = false;
  for (const sentence of context.document.sentences) {
    const features = isTellable(context.document, sentence, context.cues)
      ? featuresOf(context, sentence, found.length, refused)
      : null;
    if (features === null || isEvergreen(features)) refused = true;
    else found.push(features);
  }
  return found;
};

/** All sentences of a document that may be told, best first. */
export const rank = (context: Context): readonly Ranked[] =>
  rankedFeatures(context)
    .map((features): Ranked => {
      const { sentence, figures } = features;
      const { score, isFlawless } = scoreOf(features);
      // Only of the few sentences that may be told.
      return {
        sentence,
        score,
        get appeal() {
          const faults = [!features.isFit(), lacksSubstance(sentence.text)];
          return score - SENT_BACK * faults.filter(Boolean).length;
        },
        get isFit() {
          return features.isFit();
        },
        get isFlawless() {
          return isFlawless && features.isFit();
        },
        figures,
        addsDate: isComing(features),
      };
    })
    .sort((a, b) => b.score - a.score || a.sentence.place - b.sentence.place);
