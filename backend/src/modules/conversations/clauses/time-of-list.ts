import type { EntryKind } from '#events/conversations/diary-entry';
import { anyLanguage } from '../languages/diary-languages';
import { knownNouns } from '../proposing/health-words';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import type { Moment, MomentPiece } from '../proposing/moment-pieces';
import { hasClock } from '../proposing/moments';
import { type Clause, TIME } from './clause';
import { withoutDishes } from './read-food';

export const isClock = ({ kind }: MomentPiece): boolean =>
  kind === 'clock' || kind === 'span' || kind === 'ago' || kind === 'now';

/** Whether a kind is something eaten or drunk, which people list: `toast, an egg and a coffee at 8`. */
export const isListed = (kind: EntryKind): boolean => kind === 'meal' || kind === 'drink';

const UNKNOWN_ITEM = new RegExp(`^ (?:(?:${anyLanguage(({ food }) => food.foodArticles)}|\\d+) )+\\p{L}+ `, 'u');

/** Whether a clause only names one more food or drink; `perhaps` if its noun is unknown. */
const isItem = ({ text, words, isTold, isLater }: Clause): boolean | 'perhaps' => {
  const kinds = kindsSpokenOf(withoutDishes(words));
  if (!isTold || isLater || !kinds.every(isListed)) return false;
  if (kinds.length > 0 || kindsSpokenOf(words).some(isListed)) return true;
  return UNKNOWN_ITEM.test(text) && !knownNouns(text).some(({ kind }) => kind === 'activity') ? 'perhaps' : false;
};

interface TimeOfList {
  readonly moment: Moment;
  /** Whether each thing up to the time is a food or drink, so that the time is surely that of all of them. */
  readonly isSure: boolean;
}

/** The first clause with a clock time, if each up to it is an item of the sentence. */
const timedAmong = (items: readonly Clause[], sentence: number | undefined) => {
  let isSure = true;
  for (const clause of items) {
    const item = clause.sentence === sentence && isItem(clause);
    if (item === false) return null;
    isSure &&= item === true;
    if (hasClock(clause.moment)) return { clause, isSure };
  }
  return null;
};

/**
 * The clock time that opens or ends a list, which is that of everything in it: `two cups of tea and a digestive at 4pm`.
 * `from`: the clauses of one thing in it.
 */
export const timeOfList = (from: readonly Clause[], clauses: readonly Clause[]): TimeOfList | null => {
  const positions = from.map((each) => clauses.indexOf(each));
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  const before = clauses[first]?.isLater === true ? [] : clauses.slice(0, first).toReversed();
  const opening = timedAmong(before, clauses[first]?.sentence);
  const opens = opening?.clause.marked.startsWith(` ${TIME}`) === true;
  const found = opens ? opening : timedAmong(clauses.slice(last + 1), clauses[last]?.sentence);
  return found === null ? null : { moment: found.clause.moment, isSure: found.isSure };
};
