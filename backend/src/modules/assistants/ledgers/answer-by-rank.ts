import { type AssistantAnswer, MAX_NEAREST, type Quote, quoteOf, quotedAnswer } from '../answering/assistant-answer';
import { ANSWERING_COVERAGE, type RankedPassage, NEAR_BEST_SCORE, passagesInReadingOrder } from '../retrieval/ranking';

const quotesInOrder = <Location>(found: readonly RankedPassage<Location>[]): readonly Quote<Location>[] =>
  passagesInReadingOrder(found).map(({ passage }) => quoteOf(passage));

/** How worthwhile a passage that does not answer is, which ranks before how close it is. */
export type PassageWorth<Location> = (found: RankedPassage<Location>) => number;

/** No answer, with the closest of the passages that are about anything that was asked; passages best first. */
export const notAnsweredBy = <Location>(
  found: readonly RankedPassage<Location>[],
  worth: PassageWorth<Location> = () => 0,
): Extract<AssistantAnswer<Location>, { kind: 'not_answered' }> => ({
  kind: 'not_answered',
  nearest: found
    .filter(({ isRelated }) => isRelated)
    .slice(0, MAX_NEAREST)
    .sort((one, other) => worth(other) - worth(one))
    .map(({ passage }) => quoteOf(passage)),
});

/**
 * Answers by at most `most` of the passages that cover most of a question; passages best first. Likelihood is not used:
 * it was learned on whole documents, whereas these few passages were selected because they share words with the
 * question. Each has to say what the question depends on by itself or, with `underHeading`, together with its heading.
 */
export const answerByRank = <Location>(
  found: readonly RankedPassage<Location>[],
  most: number,
  worth?: PassageWorth<Location>,
  says: 'itself' | 'underHeading' = 'itself',
): AssistantAnswer<Location> => {
  const answering = found.filter(
    ({ tells, isOfName, saysTurn, saysTurnUnderHeading }) =>
      tells && isOfName && (says === 'itself' ? saysTurn : saysTurnUnderHeading),
  );
  const [best] = answering;
  if (best === undefined || best.coverage < ANSWERING_COVERAGE)
    return notAnsweredBy(best === undefined ? found : answering, worth);
  const near = answering.filter(({ score }) => score >= NEAR_BEST_SCORE * best.score).slice(0, most);
  return quotedAnswer(quotesInOrder(near));
};
