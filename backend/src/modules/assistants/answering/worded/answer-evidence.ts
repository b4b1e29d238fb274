import type { CitedText } from '#engine/writing/evidence';
import { rankByLikelihood } from '../../retrieval/answer-likelihood';
import type { ParsedQuestion } from '../../retrieval/parsed-question';
import type { PassageIndex } from '../../retrieval/passage-index';
import { type Quote, quoteOf } from '../assistant-answer';
import type { WordedVoice } from '../reply-parts';

/** A sentence that a model may use. */
export interface AnswerEvidence<Location> {
  readonly quote: Quote<Location>;
  /** The quote as text cited from its page, with the lead of a list item. */
  readonly source: CitedText;
}

export const evidenceOf = <Location>(
  quote: Quote<Location>,
  voice: WordedVoice<Location>,
): AnswerEvidence<Location> => ({
  quote,
  source: {
    ...voice.originOf(quote.location),
    quote: quote.lead === null ? quote.text : `${quote.lead} ${quote.text}`,
  },
});

/**
 * How many of the best sentences a model gets. Sixteen include the answer to nine in ten of the questions that a
 * document answers; eight, to 85 in a hundred.
 */
const MAX_BEST = 16;
/** How many sentences a model gets before and after each of the best ones, for context. */
const AROUND = 1;

/** Characters up to which a document is read whole: about 5,000 tokens. */
const SHORT_EVIDENCE_LENGTH = 20_000;

const isShort = ({ passages }: PassageIndex<unknown>): boolean =>
  passages.reduce((sum, { passage: { text } }) => sum + text.length, 0) <= SHORT_EVIDENCE_LENGTH;

/** The sentences closest to a question with those around them, in reading order; then the rest of a short document. */
export const nearestTo = <Location>(
  question: ParsedQuestion,
  index: PassageIndex<Location>,
): readonly Quote<Location>[] => {
  const best = rankByLikelihood(question, index).likely.slice(0, MAX_BEST);
  const chosen = new Set<number>();
  for (const { position: at, passage } of best)
    for (let near = at - AROUND; near <= at + AROUND; near += 1)
      if (index.passages[near]?.passage.paragraph === passage.paragraph) chosen.add(near);
  const quotes = index.passages.map(({ passage }, position) => quoteOf(passage, position));
  const nearest = quotes.filter((_, position) => chosen.has(position));
  return isShort(index) ? [...nearest, ...quotes.filter((_, position) => !chosen.has(position))] : nearest;
};
