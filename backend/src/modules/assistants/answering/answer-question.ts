import type { PassageIndex } from '../retrieval/passage-index';
import { type Question, readQuestion } from '../retrieval/question';
import { type Found, ranked } from '../retrieval/ranking';
import { type Answer, quoteOf } from './answer';

export const MOST_QUOTES = 4;
const MOST_NEAREST = 3;

/** Below, the material does not answer: see docs/explanation/answers.md for how it was found. */
const FLOOR = 0.34;
/** Of the best passage’s score: further ones are quoted if they come near it. */
const NEAR_BEST = 0.5;

const quotesOf = <Place>(found: readonly Found<Place>[]) =>
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
  const found = ranked(read, index);
  const telling = found.filter(({ tells }) => tells);
  const [best] = telling;
  if (best === undefined || best.coverage < FLOOR)
    return { kind: 'not_answered', nearest: quotesOf((best === undefined ? found : telling).slice(0, MOST_NEAREST)) };
  const near = telling.filter(({ score }) => score >= NEAR_BEST * best.score).slice(0, most);
  return { kind: 'quoted', quotes: quotesOf(near) };
};
