import type { AnswerType } from '../languages/question-lexicon';
import type { LikelyPassage } from '../retrieval/answer-likelihood';
import { isFigure } from '../retrieval/index-terms';
import { type ParsedQuestion, type QueryTerm, sameThing, termOf } from '../retrieval/parsed-question';
import type { PassageIndex } from '../retrieval/passage-index';
import { countOfTerm } from '../retrieval/term-rows';

const AMOUNTS: ReadonlySet<AnswerType> = new Set<AnswerType>(['amount', 'money', 'share']);

/** Less similar words may mean the opposite: `heating` and `cold`. */
const ALIKE = 0.3;

const wordsFor = ({ alternatives, spelt }: QueryTerm): readonly string[] => [
  ...[...alternatives].flatMap(([term, nearness]) => (nearness >= ALIKE ? [term] : [])),
  ...spelt,
];

/** Whether a passage says a thing by any of its words: itself, in what it goes on from, or in its heading. */
const says = (thing: QueryTerm, position: number, { passages, numbers, rows }: PassageIndex<unknown>): boolean => {
  const { own = [], spelt: ofAbbreviations = [], lead = [], heading = [] } = passages[position]?.fields ?? {};
  const among = [...own, ...ofAbbreviations, ...lead, ...heading];
  return wordsFor(thing).some((term) => {
    const number = numbers.get(term);
    return number !== undefined && among.some((row) => countOfTerm(rows, row, number) > 0);
  });
};

type Asked = Pick<ParsedQuestion, 'answerType' | 'terms' | 'counted'>;

/**
 * The test of a sentence for an amount in a document with tables, which have many names for few words: it has to say all
 * that the row of a table says which comes nearer to the question. No sentence passes where what the amount is of (`staff`
 * in `spent on staff`), or what is counted, stands nowhere. Elsewhere other words may say the same.
 */
export const tableAmountFilter = <Location>(
  { answerType, terms, counted }: Asked,
  likely: readonly LikelyPassage<Location>[],
  index: PassageIndex<Location>,
): ((each: LikelyPassage<Location>) => boolean) => {
  const hasTables = index.passages.some(({ passage }) => passage.row !== undefined);
  if (!hasTables || !AMOUNTS.has(answerType)) return () => true;
  const ofCount = terms.find((each) => counted.has(termOf(each)));
  if (ofCount !== undefined && !sameThing(ofCount).some((term) => index.frequencies.has(term))) return () => false;
  const [nearest] = likely;
  const row = nearest?.passage.row === undefined ? null : nearest.position;
  const own = terms.filter(({ weight, isGeneric }) => weight === 1 && !isGeneric);
  const isAbsent = own.some(
    (each) => each.isObject && !isFigure(termOf(each)) && !wordsFor(each).some((term) => index.frequencies.has(term)),
  );
  if (isAbsent) return () => false;
  const needed = row === null ? [] : own.filter((each) => says(each, row, index));
  return ({ position }) => needed.every((each) => says(each, position, index));
};
