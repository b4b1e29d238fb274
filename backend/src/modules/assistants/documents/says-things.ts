import type { AnswerType } from '../languages/question-lexicon';
import type { Likely } from '../retrieval/answer-likelihood';
import { isFigure } from '../retrieval/index-terms';
import { type ParsedQuestion, type QueryTerm, sameThing, termOf } from '../retrieval/parsed-question';
import type { PassageIndex } from '../retrieval/passage-index';
import { countOfTerm } from '../retrieval/term-rows';

const AMOUNTS: ReadonlySet<AnswerType> = new Set<AnswerType>(['amount', 'money', 'share']);

/** Less similar words may mean the opposite: `heating` and `cold`. */
const ALIKE = 0.3;

/** Whether a passage says a thing by any of its words: itself, in what it goes on from, or in its heading. */
const says = (
  { alternatives, spelt }: QueryTerm,
  position: number,
  { passages, numbers, rows }: PassageIndex<unknown>,
): boolean => {
  const { own = [], spelt: ofAbbreviations = [], lead = [], heading = [] } = passages[position]?.fields ?? {};
  const among = [...own, ...ofAbbreviations, ...lead, ...heading];
  const alike = [...alternatives].flatMap(([term, nearness]) => (nearness >= ALIKE ? [term] : []));
  return [...alike, ...spelt].some((term) => {
    const number = numbers.get(term);
    return number !== undefined && among.some((row) => countOfTerm(rows, row, number) > 0);
  });
};

type Asked = Pick<ParsedQuestion, 'answerType' | 'terms' | 'counted'>;

/**
 * The test of a sentence for an amount: it has to say what the amount is of, `staff` in `spent on staff`, and all that a row of a
 * table says which comes nearer to the question. No sentence passes where what is counted stands nowhere.
 */
export const saysThings = <Location>(
  { answerType, terms, counted }: Asked,
  likely: readonly Likely<Location>[],
  index: PassageIndex<Location>,
): ((each: Likely<Location>) => boolean) => {
  if (!AMOUNTS.has(answerType)) return () => true;
  const ofCount = terms.find((each) => counted.has(termOf(each)));
  if (ofCount !== undefined && !sameThing(ofCount).some((term) => index.frequencies.has(term))) return () => false;
  const [nearest] = likely;
  const row = nearest?.passage.row === undefined ? null : nearest.position;
  const needed = terms.filter(
    (each) =>
      each.weight === 1 &&
      !each.isGeneric &&
      ((each.isObject && !isFigure(termOf(each))) || (row !== null && says(each, row, index))),
  );
  return ({ position }) => needed.every((each) => says(each, position, index));
};
