import { capitalise } from '#kernel/capitalise';
import { memoize } from '#kernel/memoize';
import { beforeMonth } from '#text/languages/english/calendar';
import { english } from '#text/languages/english/english';
import type { Language, LanguageWords } from '#text/languages/language';
import { replacingWords, spanOf } from '#text/languages/replacing';
import { days, monthMention, type PlacedDate } from '#text/words/date-mention';
import { datesIn } from '#text/words/dates';
import { matchesIn } from '#text/words/matches';
import { quantitiesIn, withSharedUnits, type Quantity } from '#text/words/quantities';

/** The amounts and dates of a text. */
export interface DeclaredValues {
  readonly text: string;
  /** When its page was written, in milliseconds. */
  readonly writtenAt: number;
  readonly amounts: readonly Quantity[];
  readonly dates: readonly PlacedDate[];
}

/** Months without a day or year, after a preposition in English: `may` is a verb, and March a name. */
const bareMonthsOf = memoize(({ numbers: { months, monthFirst } }: LanguageWords): RegExp => {
  const names = months.flatMap((month) => (monthFirst === true ? [capitalise(month)] : [month, capitalise(month)]));
  const before = monthFirst === true ? beforeMonth : String.raw`(?<!\p{L})`;
  return new RegExp(String.raw`${before}(?:${names.join('|')})(?!\p{L})`, 'gu');
});

const bareMonthsIn = (
  text: string,
  writtenAt: number,
  words: LanguageWords,
  known: readonly PlacedDate[],
): readonly PlacedDate[] => {
  const year = new Date(writtenAt).getUTCFullYear();
  return matchesIn(text, bareMonthsOf(words)).flatMap(({ 0: name, index }) => {
    const isKnown = known.some(({ offset, text: written }) => index >= offset && index < offset + written.length);
    return isKnown
      ? []
      : [{ ...monthMention(name, words.numbers.months.indexOf(name.toLowerCase()), year), offset: index }];
  });
};

export const declaredValuesOf = (text: string, writtenAt: number, language: Language | null): DeclaredValues => {
  const dates = datesIn(text, writtenAt, language);
  const months = bareMonthsIn(text, writtenAt, language ?? english, dates);
  return {
    text,
    writtenAt,
    dates: [...dates, ...months].sort((a, b) => a.offset - b.offset),
    amounts: withSharedUnits(text, quantitiesIn(text, writtenAt, language, dates)),
  };
};

/** How a sentence shows that it replaces a published value: it gives that value, the difference, or says that a day moved. */
export interface DeclaredChange {
  readonly by: 'former' | 'difference' | 'moved';
  /** The published value as written, and the new one. */
  readonly was: string;
  readonly now: string;
}

const EXPLICIT_YEAR = /\b(?:19|20)\d\d\b/;

/** Whether two dates may be of one day: a year that is not written was guessed. */
const areOfOneDay = (a: PlacedDate, b: PlacedDate): boolean => {
  if (a.precision === 'year' || b.precision === 'year') return a.precision === b.precision && a.from === b.from;
  const [one, other] = [new Date(a.from), new Date(b.from)];
  if (one.getUTCMonth() !== other.getUTCMonth()) return false;
  const haveYears = EXPLICIT_YEAR.test(a.text) && EXPLICIT_YEAR.test(b.text);
  if (haveYears && one.getUTCFullYear() !== other.getUTCFullYear()) return false;
  return a.precision === 'month' || b.precision === 'month' || one.getUTCDate() === other.getUTCDate();
};

const isBare = ({ isMeasured, unit }: Quantity): boolean => !isMeasured && unit === '';

const isOfOneKind = (a: Quantity, b: Quantity): boolean =>
  (a.isMeasured === b.isMeasured && a.unit === b.unit) || isBare(a) || isBare(b);

const wordBefore = (text: string, { from }: Quantity): string =>
  /(\p{L}+)['’ ]$/u.exec(text.slice(0, from))?.[1]?.toLowerCase() ?? '';

/** An old value in a sentence and the new one beside it. */
type Step =
  | { readonly kind: 'amount'; readonly old: Quantity; readonly now: Quantity }
  | { readonly kind: 'date'; readonly old: PlacedDate; readonly now: PlacedDate };

/** Characters between `instead of` and the old value: `and not, as first announced, on`. */
const REACH = 32;

const isNear = (text: string, from: number, to: number): boolean =>
  to >= from && to - from <= REACH && !/[.;:!?]|\d/.test(text.slice(from, to));

/** `on 13 April rather than 9 March`. */
const stepsBeside = ({ text, amounts, dates }: DeclaredValues, language: Language | null): readonly Step[] =>
  matchesIn(text, replacingWords(language).insteadOf).flatMap(({ 0: written, index }): readonly Step[] => {
    const end = index + written.length;
    const old = amounts.find(({ from }) => isNear(text, end, from));
    const oldDate = dates.find(({ offset }) => isNear(text, end, offset));
    if (oldDate !== undefined && (old === undefined || oldDate.offset < old.from)) {
      const now = dates.find((each) => each !== oldDate && !areOfOneDay(each, oldDate));
      return now === undefined ? [] : [{ kind: 'date', old: oldDate, now }];
    }
    const now = amounts.find(
      (each) => old !== undefined && each !== old && each.amount !== old.amount && isOfOneKind(each, old),
    );
    return old === undefined || now === undefined ? [] : [{ kind: 'amount', old, now }];
  });

/** `grows from £180,000 to £240,000`, `has put off its hearing from 14 December to 25 January`. */
const stepsFromTo = ({ text, amounts, dates }: DeclaredValues, language: Language | null): readonly Step[] => {
  const { from, to, changes, later, earlier, moved } = replacingWords(language);
  const joins = (start: number, end: number, next: number): boolean =>
    from.test(text.slice(0, start)) && to.test(text.slice(end, next));
  const isMove = [later, earlier, moved].some((each) => each.test(text));
  const moves = dates.flatMap((old, index): readonly Step[] => {
    const now = dates[index + 1];
    const isStep = isMove && now !== undefined && joins(old.offset, old.offset + old.text.length, now.offset);
    return isStep && now !== undefined ? [{ kind: 'date', old, now }] : [];
  });
  const steps = amounts.flatMap((old, index): readonly Step[] => {
    const now = amounts[index + 1];
    const isStep =
      changes.test(text) &&
      now !== undefined &&
      isOfOneKind(old, now) &&
      joins(old.from, old.from + old.text.trimEnd().length, now.from);
    return isStep && now !== undefined ? [{ kind: 'amount', old, now }] : [];
  });
  return [...moves, ...steps];
};

const valueReplaced = (published: DeclaredValues, later: DeclaredValues, step: Step): string | null => {
  if (step.kind === 'date') {
    const { old, now } = step;
    if (published.dates.some((each) => areOfOneDay(each, now))) return null;
    return published.dates.find((each) => areOfOneDay(each, old))?.text ?? null;
  }
  const { old, now } = step;
  const unit = [old, now].find((each) => !isBare(each));
  // A bare number is named by the word before it: `Stage 2`, `alle 23`.
  const words = new Set([wordBefore(later.text, old), wordBefore(later.text, now)].filter((word) => word !== ''));
  const isSame = (each: Quantity): boolean =>
    unit === undefined || isBare(each) ? words.has(wordBefore(published.text, each)) : isOfOneKind(each, unit);
  const same = published.amounts.filter(isSame);
  if (same.some(({ amount }) => amount === now.amount)) return null;
  return same.find(({ amount }) => amount === old.amount)?.text.trim() ?? null;
};

/** The old value that a sentence gives itself, if the published text has it. */
const byFormerValue = (
  published: DeclaredValues,
  later: DeclaredValues,
  language: Language | null,
): DeclaredChange | null => {
  for (const step of [...stepsBeside(later, language), ...stepsFromTo(later, language)]) {
    const was = valueReplaced(published, later, step);
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

/** A cheap check for whether a sentence can say that it replaces a value. */
export const declaresChange = ({ text, amounts, dates }: DeclaredValues, language: Language | null): boolean => {
  if (amounts.length + dates.length === 0) return false;
  const { insteadOf, later, earlier, moved, planned, changes } = replacingWords(language);
  return text.search(insteadOf) >= 0 || [later, earlier, moved, planned, changes].some((each) => each.test(text));
};

/** The published value that a sentence says itself it replaces; null if it says so of none. */
export const declaredChange = (
  published: DeclaredValues,
  later: DeclaredValues,
  language: Language | null,
): DeclaredChange | null =>
  byFormerValue(published, later, language) ??
  byDifference(published, later, language) ??
  byMove(published, later, language);
