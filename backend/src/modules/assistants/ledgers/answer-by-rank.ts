import { type Answer, quoteOf } from '../answering/answer';
import type { Found } from '../retrieval/ranking';

const MOST_NEAREST = 3;
/** Below, the claims do not answer. */
const FLOOR = 0.45;
/** Of the best claim’s score: further ones are quoted if they come near it. */
const NEAR_BEST = 0.5;

const quotesOf = <Place>(found: readonly Found<Place>[]) =>
  [...found].sort((a, b) => a.at - b.at).map(({ passage }) => quoteOf(passage));

/**
 * Answers by at most so many of the passages that cover most of a question, given the best first. What speaks for an answer was learned
 * on the passages of whole documents; these are a few that were chosen because they have the words of the question, and say nothing of
 * how the others stand. Each says by itself what the question turns on, or at least `underHeading`.
 */
export const answerByRank = <Place>(
  found: readonly Found<Place>[],
  most: number,
  says: 'itself' | 'underHeading' = 'itself',
): Answer<Place> => {
  const telling = found.filter(
    ({ tells, isOfName, saysTurn, saysTurnUnderHeading }) =>
      tells && isOfName && (says === 'itself' ? saysTurn : saysTurnUnderHeading),
  );
  const [best] = telling;
  if (best === undefined || best.coverage < FLOOR)
    return { kind: 'not_answered', nearest: quotesOf((best === undefined ? found : telling).slice(0, MOST_NEAREST)) };
  const near = telling.filter(({ score }) => score >= NEAR_BEST * best.score).slice(0, most);
  return { kind: 'quoted', quotes: quotesOf(near), unanswered: [] };
};
