import { type Likely, judged } from '../retrieval/likelihood';
import type { PassageIndex } from '../retrieval/passage-index';
import { type Question, readQuestion } from '../retrieval/question';
import { type Answer, quoteOf } from './answer';

export const MOST_QUOTES = 4;
const MOST_NEAREST = 3;

/** How likely the best passages have to answer for being quoted: see docs/explanation/answers.md. */
const CONFIDENT = 0.55;
/** Further passages are quoted that are at least so many times as likely as the best. */
export const NEAR_BEST = 0.2;

const quotesOf = <Place>(found: readonly Pick<Likely<Place>, 'at' | 'passage'>[]) =>
  [...found].sort((a, b) => a.at - b.at).map(({ passage }) => quoteOf(passage));

/** Answers from the material alone, by its own sentences. */
export const answerQuestion = <Place>(
  question: string,
  history: readonly string[],
  index: PassageIndex<Place>,
): Answer<Place> => answerTo(readQuestion(question, history, index), index, MOST_QUOTES);

/** Answers a question as it was understood, by at most so many sentences. */
export const answerTo = <Place>(read: Question, index: PassageIndex<Place>, most: number): Answer<Place> => {
  if (read.asked === 'meaning' && read.abbreviation !== null) {
    const defined = index.passages.find(({ passage }) => passage.text.includes(`(${read.abbreviation ?? ''})`));
    if (defined !== undefined) return { kind: 'quoted', quotes: [quoteOf(defined.passage)] };
  }
  const { likely, confidence } = judged(read, index);
  if (confidence < CONFIDENT) return { kind: 'not_answered', nearest: quotesOf(likely.slice(0, MOST_NEAREST)) };
  const [best] = likely;
  const near = likely.filter(({ likelihood }) => likelihood >= NEAR_BEST * (best?.likelihood ?? 0));
  return { kind: 'quoted', quotes: quotesOf(near.slice(0, most)) };
};
