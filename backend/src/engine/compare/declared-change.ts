import type { Language } from '#text/languages/language';
import { replacingWords, spanOf } from '#text/languages/replacing';
import { days, type PlacedDate } from '#text/words/date-mention';
import type { Quantity } from '#text/words/quantities';
import { areOfOneDay, EXPLICIT_YEAR, isBare, isOfOneKind, type Step, stepsIn, wordBefore } from './declared-steps';
import type { DeclaredValues } from './declared-values';

/** How a sentence shows that it replaces a published value: it gives that value, the difference, or says that a day moved. */
export interface DeclaredChange {
  readonly by: 'former' | 'difference' | 'moved';
  /** The published value as written, and the new one. */
  readonly was: string;
  readonly now: string;
}

const valueReplaced = (published: DeclaredValues, step: Step): string | null => {
  if (step.kind === 'date') {
    const { old, now } = step;
    if (published.dates.some((each) => areOfOneDay(each, now))) return null;
    return published.dates.find((each) => areOfOneDay(each, old))?.text ?? null;
  }
  const { old, now } = step;
  const unit = [now, old].find((each) => !isBare(each));
  // A bare number is named by the word before it: `Stage 2`, `alle 23`.
  const words = new Set([wordBefore(step.text, old), wordBefore(step.text, now)].filter((word) => word !== ''));
  const isSame = (each: Quantity): boolean =>
    unit === undefined || isBare(each) ? words.has(wordBefore(published.text, each)) : isOfOneKind(each, unit);
  const same = published.amounts.filter(isSame);
  if (same.some(({ amount }) => amount === now.amount)) return null;
  // `2,300` after `3,150 hectares` has a number, but no amount.
  const isOld = ({ amount, text }: Quantity): boolean =>
    amount === old.amount || (isBare(old) && text.trim() === old.text.trim());
  return same.find(isOld)?.text.trim() ?? null;
};

/** The old value that a sentence gives itself, if the published text has it. */
const byFormerValue = (published: DeclaredValues, steps: readonly Step[]): DeclaredChange | null => {
  for (const step of steps) {
    const was = valueReplaced(published, step);
    if (was !== null) return { by: 'former', was, now: step.now.text.trim() };
  }
  return null;
};

/** The amount that is as much above or below the published one as a sentence says. */
const byDifference = (
  published: DeclaredValues,
  { text, amounts }: DeclaredValues,
  language: Language | null,
): DeclaredChange | null => {
  if (!replacingWords(language).planned.test(text)) return null;
  for (const now of amounts)
    for (const difference of amounts) {
      if (difference === now || isBare(now) || !isOfOneKind(difference, now)) continue;
      const differs = (each: Quantity): boolean =>
        isOfOneKind(each, now) && Math.abs(Math.abs(each.amount - now.amount) - difference.amount) < 1e-6 * now.amount;
      const was = published.amounts.find((each) => each.amount !== now.amount && differs(each));
      if (was !== undefined) return { by: 'difference', was: was.text.trim(), now: now.text.trim() };
    }
  return null;
};

const only = <T>([first, ...others]: readonly T[]): T | null => (others.length === 0 ? (first ?? null) : null);

/** The only day of a text, or else its only month. */
const onlyDate = ({ dates }: DeclaredValues): PlacedDate | null => {
  const placed = dates.filter(({ precision }) => precision !== 'year');
  const wholeDays = placed.filter(({ precision }) => precision === 'day');
  return only(wholeDays.length > 0 ? wholeDays : placed);
};

/** Days are seldom moved by more. */
const LONGEST_MOVE = 270;

/** Whether a day may lie after another, or before it, by as much as a sentence says. A year that is not written was guessed. */
const mayLie = (direction: 1 | -1, now: PlacedDate, was: PlacedDate, { text, amounts }: DeclaredValues): boolean => {
  const spans = amounts.flatMap(
    ({ amount, from, text: written }) => spanOf(amount, text.slice(from + written.trimEnd().length)) ?? [],
  );
  const years = EXPLICIT_YEAR.test(now.text) ? [0] : [-1, 0, 1];
  return years.some((year) => {
    const apart = (direction * (now.from - was.from)) / days(1) + 365 * year;
    return (
      apart > 0 &&
      apart <= LONGEST_MOVE &&
      (spans.length === 0 || spans.some((span) => Math.abs(apart - span.days) <= span.tolerance))
    );
  });
};

/** The only day of a published text, moved by a sentence that gives another. */
const byMove = (published: DeclaredValues, later: DeclaredValues, language: Language | null): DeclaredChange | null => {
  const words = replacingWords(language);
  const [was, now] = [onlyDate(published), onlyDate(later)];
  if (was === null || now === null || areOfOneDay(was, now)) return null;
  // What lies behind when a sentence is written has not moved.
  if (was.to < later.writtenAt) return null;
  const fits =
    (words.moved.test(later.text) && (mayLie(1, now, was, later) || mayLie(-1, now, was, later))) ||
    (words.later.test(later.text) && mayLie(1, now, was, later)) ||
    (words.earlier.test(later.text) && mayLie(-1, now, was, later));
  return fits ? { by: 'moved', was: was.text, now: now.text } : null;
};

/** Whether a text has words by which a sentence says that it replaces a value. */
export const hasReplacingWords = (text: string, language: Language | null): boolean => {
  const { insteadOf, later, earlier, moved, planned, changes } = replacingWords(language);
  return text.search(insteadOf) >= 0 || [later, earlier, moved, planned, changes].some((each) => each.test(text));
};

/** The published value that a sentence says it replaces; null if it replaces none. `steps`: its own, and those of the texts around it. */
export const declaredChange = (
  published: DeclaredValues,
  later: DeclaredValues,
  language: Language | null,
  steps: readonly Step[] = stepsIn(later, language),
): DeclaredChange | null =>
  byFormerValue(published, steps) ?? byDifference(published, later, language) ?? byMove(published, later, language);
