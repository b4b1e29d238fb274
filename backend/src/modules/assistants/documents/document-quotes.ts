import { type Answer, type Quote, quoteOf, quoted } from '../answering/answer';
import type { Placed } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';

/** Most items quoted with the sentence that leads them. */
export const MAX_ITEMS = 8;

/** The passages that answer a question, or else the nearest ones; best first. */
export interface FoundPassages<Place> {
  readonly isAnswer: boolean;
  readonly passages: readonly Placed<Place>[];
}

const byReading = <Place>(found: readonly Placed<Place>[]): readonly Placed<Place>[] =>
  [...new Map(found.map((each) => [each.at, each])).values()].sort((a, b) => a.at - b.at);

/** The items that a list's leading sentence introduces, for that sentence or one of its items. */
const itemsOf = <Place>(each: Placed<Place>, index: PassageIndex<Place>): readonly Placed<Place>[] => {
  const { text, lead } = each.passage;
  const leads = lead === null ? text : `${lead} … ${text}`;
  const items = index.passages
    .slice(each.at + 1, each.at + 1 + 4 * MAX_ITEMS)
    .flatMap(({ passage }, after) => (passage.lead === leads ? [{ at: each.at + 1 + after, passage }] : []))
    .slice(0, MAX_ITEMS);
  return items.length === 0 ? [each] : items.flatMap((item) => itemsOf(item, index));
};

/** The quotes of found passages with the items that they lead, in reading order. */
export const quotesOf = <Place>(found: readonly Placed<Place>[], index: PassageIndex<Place>): readonly Quote<Place>[] =>
  nearestOf(found.flatMap((each) => itemsOf(each, index)));

/** The quotes of passages that are only offered, in reading order. */
export const nearestOf = <Place>(found: readonly Placed<Place>[]): readonly Quote<Place>[] =>
  byReading(found).map(({ at, passage }) => quoteOf(passage, at));

export const answerOf = <Place>(
  { isAnswer, passages }: FoundPassages<Place>,
  index: PassageIndex<Place>,
): Answer<Place> =>
  isAnswer ? quoted(quotesOf(passages, index)) : { kind: 'not_answered', nearest: nearestOf(passages) };
