import { type AssistantAnswer, type Quote, quoteOf, quotedAnswer } from '../answering/assistant-answer';
import type { PlacedPassage } from '../retrieval/passage';
import { type PassageIndex, referredTo } from '../retrieval/passage-index';

/** Items quoted with the sentence that leads them, at most. */
export const MAX_LISTED_ITEMS = 8;

/** The passages that answer a question, or else the closest ones; best first. */
export interface FoundPassages<Location> {
  readonly isAnswer: boolean;
  readonly passages: readonly PlacedPassage<Location>[];
}

const byReading = <Location>(found: readonly PlacedPassage<Location>[]): readonly PlacedPassage<Location>[] =>
  [...new Map(found.map((each) => [each.position, each])).values()].sort((a, b) => a.position - b.position);

/** The items of a list, for its leading sentence or for one of its items. */
const itemsOf = <Location>(
  each: PlacedPassage<Location>,
  index: PassageIndex<Location>,
): readonly PlacedPassage<Location>[] => {
  const { text, lead } = each.passage;
  const leads = lead === null ? text : `${lead} … ${text}`;
  const items = index.passages
    .slice(each.position + 1, each.position + 1 + 4 * MAX_LISTED_ITEMS)
    .flatMap(({ passage }, after) => (passage.lead === leads ? [{ position: each.position + 1 + after, passage }] : []))
    .slice(0, MAX_LISTED_ITEMS);
  return items.length === 0 ? [each] : items.flatMap((item) => itemsOf(item, index));
};

/** A sentence after those that it refers to. */
const withReferred = <Location>(
  each: PlacedPassage<Location>,
  { passages }: PassageIndex<Location>,
): readonly PlacedPassage<Location>[] => {
  const before = referredTo((position) => passages[position]?.passage.refersToLast === true, each.position);
  return [...before.flatMap((position) => ({ position, passage: passages[position]?.passage ?? each.passage })), each];
};

/** Quotes of the found passages, each with the items it leads and the sentences it refers to, in reading order. */
export const quotesOf = <Location>(
  found: readonly PlacedPassage<Location>[],
  index: PassageIndex<Location>,
): readonly Quote<Location>[] =>
  nearestOf(found.flatMap((each) => itemsOf(each, index)).flatMap((each) => withReferred(each, index)));

/** Quotes of passages that are only offered, in reading order. */
export const nearestOf = <Location>(found: readonly PlacedPassage<Location>[]): readonly Quote<Location>[] =>
  byReading(found).map(({ position, passage }) => quoteOf(passage, position));

export const answerOfQuotes = <Location>(
  { isAnswer, passages }: FoundPassages<Location>,
  index: PassageIndex<Location>,
): AssistantAnswer<Location> =>
  isAnswer ? quotedAnswer(quotesOf(passages, index)) : { kind: 'not_answered', nearest: nearestOf(passages) };
