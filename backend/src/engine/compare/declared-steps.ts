import type { Language } from '#text/languages/language';
import { replacingWords } from '#text/languages/replacing';
import type { PlacedDate } from '#text/words/date-mention';
import { matchesIn } from '#text/words/matches';
import type { Quantity } from '#text/words/quantities';
import { type DeclaredValues, declaredValuesOf } from './declared-values';

export const EXPLICIT_YEAR = /\b(?:19|20)\d\d\b/;

/** Whether two dates may be of one day: a year that is not written was guessed. */
export const areOfOneDay = (a: PlacedDate, b: PlacedDate): boolean => {
  if (a.precision === 'year' || b.precision === 'year') return a.precision === b.precision && a.from === b.from;
  const [one, other] = [new Date(a.from), new Date(b.from)];
  if (one.getUTCMonth() !== other.getUTCMonth()) return false;
  const haveYears = EXPLICIT_YEAR.test(a.text) && EXPLICIT_YEAR.test(b.text);
  if (haveYears && one.getUTCFullYear() !== other.getUTCFullYear()) return false;
  return a.precision === 'month' || b.precision === 'month' || one.getUTCDate() === other.getUTCDate();
};

export const isBare = ({ isMeasured, unit }: Quantity): boolean => !isMeasured && unit === '';

export const isOfOneKind = (a: Quantity, b: Quantity): boolean =>
  (a.isMeasured === b.isMeasured && a.unit === b.unit) || isBare(a) || isBare(b);

export const wordBefore = (text: string, { from }: Quantity): string =>
  /(\p{L}+)['’ ]$/u.exec(text.slice(0, from))?.[1]?.toLowerCase() ?? '';

/** An old value and the new one, and the text that has both. */
export type Step = { readonly text: string } & (
  | { readonly kind: 'amount'; readonly old: Quantity; readonly now: Quantity }
  | { readonly kind: 'date'; readonly old: PlacedDate; readonly now: PlacedDate }
);

/** Characters between `instead of` and the old value: `and not, as first announced, on`. */
const REACH = 32;

const isNear = (text: string, from: number, to: number): boolean =>
  to >= from && to - from <= REACH && !/[.;:!?]|\d/.test(text.slice(from, to));

/** Whether an amount may stand for another, whose thing is not said again: `four trains, not the six announced`. */
const mayFollow = (now: Quantity, old: Quantity): boolean =>
  isOfOneKind(now, old) || (!now.isMeasured && !old.isMeasured && old.from > now.from);

/** `on 13 April rather than 9 March`. */
const stepsBeside = ({ text, amounts, dates }: DeclaredValues, language: Language | null): readonly Step[] =>
  matchesIn(text, replacingWords(language).insteadOf).flatMap(({ 0: written, index }): readonly Step[] => {
    const end = index + written.length;
    const old = amounts.find(({ from }) => isNear(text, end, from));
    const oldDate = dates.find(({ offset }) => isNear(text, end, offset));
    if (oldDate !== undefined && (old === undefined || oldDate.offset < old.from)) {
      const now = dates.find((each) => each !== oldDate && !areOfOneDay(each, oldDate));
      return now === undefined ? [] : [{ kind: 'date', text, old: oldDate, now }];
    }
    const now = amounts.find(
      (each) => old !== undefined && each !== old && each.amount !== old.amount && mayFollow(each, old),
    );
    return old === undefined || now === undefined ? [] : [{ kind: 'amount', text, old, now }];
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
    return isStep && now !== undefined ? [{ kind: 'date', text, old, now }] : [];
  });
  const steps = amounts.flatMap((old, index): readonly Step[] => {
    const now = amounts[index + 1];
    const isStep =
      changes.test(text) &&
      now !== undefined &&
      isOfOneKind(old, now) &&
      joins(old.from, old.from + old.text.trimEnd().length, now.from);
    return isStep && now !== undefined ? [{ kind: 'amount', text, old, now }] : [];
  });
  return [...moves, ...steps];
};

/** The steps that a text states by itself. */
export const stepsIn = (values: DeclaredValues, language: Language | null): readonly Step[] => [
  ...stepsBeside(values, language),
  ...stepsFromTo(values, language),
];

/** The texts around a sentence: the title of its page, and the sentence after it, if any. */
export interface SurroundingTexts {
  readonly title: string;
  readonly next: string | null;
}

const only = <T>([first, ...others]: readonly T[]): T | null => (others.length === 0 ? (first ?? null) : null);

/** Whether a sentence begins with words for what was: `Two weeks ago it was 2,300.` */
export const tellsFormer = (text: string, language: Language | null): boolean =>
  replacingWords(language).formerly.test(text);

/** `The beetle now covers 3,150 hectares. Two weeks ago it was 2,300.` */
const stepsToFormer = (later: DeclaredValues, next: string, language: Language | null): readonly Step[] => {
  if (!tellsFormer(next, language)) return [];
  const former = declaredValuesOf(next.replace(replacingWords(language).formerly, ''), later.writtenAt, language);
  const old = only(former.amounts);
  const now = only(
    later.amounts.filter((each) => old !== null && isOfOneKind(each, old) && each.amount !== old.amount),
  );
  return old === null || now === null ? [] : [{ kind: 'amount', text: later.text, old, now }];
};

const givesValueOf = ({ amounts, dates }: DeclaredValues, step: Step): boolean =>
  step.kind === 'amount'
    ? amounts.some((each) => each.amount === step.now.amount)
    : dates.some((each) => areOfOneDay(each, step.now));

/** The steps to values of a sentence that the texts around it state: `Rebar duty: 50% instead of 25%` as a title. */
export const stepsAround = (
  later: DeclaredValues,
  { title, next }: SurroundingTexts,
  language: Language | null,
): readonly Step[] => [
  ...stepsIn(declaredValuesOf(title, later.writtenAt, language), language).filter((step) => givesValueOf(later, step)),
  ...(next === null ? [] : stepsToFormer(later, next, language)),
];
