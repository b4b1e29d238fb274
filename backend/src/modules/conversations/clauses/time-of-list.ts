import type { EntryKind } from '#events/conversations/diary-entry';
import { anyLanguage } from '../languages/diary-languages';
import { knownNouns } from '../proposing/health-words';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import type { Moment, MomentPiece } from '../proposing/moment-pieces';
import { hasClock } from '../proposing/moments';
import { type Clause, TIME } from './clause';
import { withoutDishes } from './read-food';

export const isClock = ({ kind }: MomentPiece): boolean => kind === 'clock' || kind === 'ago' || kind === 'now';

/** Whether a kind is something eaten or drunk, which people list: `toast, an egg and a coffee at 8`. */
export const isListed = (kind: EntryKind): boolean => kind === 'meal' || kind === 'drink';

const ONE_OF_SOMETHING = new RegExp(`^ (?:(?:${anyLanguage(({ food }) => food.foodArticles)}|\\d+) )+\\p{L}+ `, 'u');

/** Whether a clause only names one more food or drink; `perhaps` if its noun is unknown. */
const isItem = ({ text, words, isTold, isLater }: Clause): boolean | 'perhaps' => {
  const kinds = kindsSpokenOf(withoutDishes(words));
  if (!isTold || isLater || !kinds.every(isListed)) return false;
  if (kinds.length > 0) return true;
  return ONE_OF_SOMETHING.test(text) && !knownNouns(text).some(({ kind }) => kind === 'activity') ? 'perhaps' : false;
};

interface TimeOfList {
  readonly moment: Moment;
  /** Whether each thing up to the time is a food or drink, so that the time is surely that of all of them. */
  readonly isSure: boolean;
}

/** The time that opens a list. */
const timeBefore = (from: readonly Clause[], clauses: readonly Clause[]): TimeOfList | null => {
  const first = Math.min(...from.map((each) => clauses.indexOf(each)));
  let isSure = true;
  for (const [at, each] of clauses.slice(0, first).reverse().entries()) {
    const item = each.sentence === clauses[first]?.sentence && !clauses[first - at]?.isLater && isItem(each);
    if (item === false) return null;
    isSure &&= item === true;
    if (hasClock(each.moment)) return each.marked.startsWith(` ${TIME}`) ? { moment: each.moment, isSure } : null;
  }
  return null;
};

/** The time that ends a list. */
const timeBehind = (from: readonly Clause[], clauses: readonly Clause[]): TimeOfList | null => {
  const last = Math.max(...from.map((each) => clauses.indexOf(each)));
  let isSure = true;
  for (const each of clauses.slice(last + 1)) {
    const item = each.sentence === clauses[last]?.sentence && isItem(each);
    if (item === false) return null;
    isSure &&= item === true;
    if (hasClock(each.moment)) return { moment: each.moment, isSure };
  }
  return null;
};

/**
 * The clock time at one end of a list, which is that of everything in it: `two cups of tea and a digestive at 4pm`.
 * `from`: the clauses of one thing in it.
 */
export const timeOfList = (from: readonly Clause[], clauses: readonly Clause[]): TimeOfList | null =>
  timeBefore(from, clauses) ?? timeBehind(from, clauses);
