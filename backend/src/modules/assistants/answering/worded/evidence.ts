import type { CitedText } from '#engine/writing/cited-text';
import { judged } from '../../retrieval/likelihood';
import type { PassageIndex } from '../../retrieval/passage-index';
import type { Question } from '../../retrieval/question';
import { type Quote, quoteOf } from '../answer';
import type { WordedVoice } from '../reply';

/** A sentence that a model may use. */
export interface Evidence<Place> {
  readonly quote: Quote<Place>;
  /** The same as text of its page, an item of a list after what it continues. */
  readonly source: CitedText;
}

export const evidenceOf = <Place>(quote: Quote<Place>, voice: WordedVoice<Place>): Evidence<Place> => ({
  quote,
  source: { ...voice.originOf(quote.place), quote: quote.lead === null ? quote.text : `${quote.lead} ${quote.text}` },
});

/** They hold the answer to nine in ten of the questions that a document answers; eight did to 85 in a hundred. */
const MOST_BEST = 16;
/** The sentences before and after say what a sentence is about. */
const AROUND = 1;

/** A document that is no longer is read whole: some 5,000 tokens. */
const SHORT = 20_000;

const isShort = ({ passages }: PassageIndex<unknown>): boolean =>
  passages.reduce((sum, { passage: { text } }) => sum + text.length, 0) <= SHORT;

/** What comes nearest to a question, with the sentences around it, in the order of reading; then the rest of a short document. */
export const nearestTo = <Place>(question: Question, index: PassageIndex<Place>): readonly Quote<Place>[] => {
  const best = judged(question, index).likely.slice(0, MOST_BEST);
  const chosen = new Set<number>();
  for (const { at, passage } of best)
    for (let near = at - AROUND; near <= at + AROUND; near += 1)
      if (index.passages[near]?.passage.paragraph === passage.paragraph) chosen.add(near);
  const quotes = index.passages.map(({ passage }, at) => quoteOf(passage, at));
  const nearest = quotes.filter((_, at) => chosen.has(at));
  return isShort(index) ? [...nearest, ...quotes.filter((_, at) => !chosen.has(at))] : nearest;
};
