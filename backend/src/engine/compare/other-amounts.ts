import { mayBeSame, type Quantity } from '#text/words/quantities';

/** A sentence or line with its amounts and coming days. */
export interface Measured {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly amounts: readonly Quantity[];
}

/** What a line says of a thing, and what a later sentence says of it. */
export interface OtherAmount {
  readonly was: Quantity;
  readonly now: Quantity;
}

const SMALLEST = 2;
const SMALL = 12;
/** What is many times as much is of something else. */
const MOST_TIMES = 5;

const isDay = ({ unit }: Quantity): boolean => unit === 'day';

/** Whether one may have taken the place of the other. */
const areOfOneKind = (was: Quantity, now: Quantity): boolean => {
  if (was.unit !== now.unit || was.unit === '' || was.isMeasured !== now.isMeasured) return false;
  if (isDay(was)) return was.amount !== now.amount;
  const [small, large] = was.amount <= now.amount ? [was.amount, now.amount] : [now.amount, was.amount];
  return !mayBeSame(was, now) && small > 0 && large <= MOST_TIMES * small && (was.isMeasured || large >= SMALLEST);
};

/** The only amount of its unit: of several it is not known which is meant. */
const only = (amounts: readonly Quantity[], unit: string): Quantity | null => {
  const [first, ...others] = amounts.filter((each) => each.unit === unit);
  return first !== undefined && others.every(({ amount }) => amount === first.amount) ? first : null;
};

/** The amounts of one unit, one each, in which a line and a later sentence differ. */
export const otherAmounts = (told: Measured, later: Measured): readonly OtherAmount[] =>
  [...new Set(told.amounts.map(({ unit }) => unit))].flatMap((unit) => {
    const was = only(told.amounts, unit);
    const of = was === null ? [] : later.amounts.filter((each) => !mayBeSame(each, was));
    const now = only(of, unit);
    return was !== null && now !== null && areOfOneKind(was, now) ? [{ was, now }] : [];
  });

/** Counts of two things, places and people, of which a text may say by how much they differ. */
export const otherCounts = (told: Measured, later: Measured): readonly OtherAmount[] => {
  const counted = ({ amounts }: Measured): Quantity | null => {
    const [first, ...others] = amounts.filter(({ isMeasured, amount }) => !isMeasured && amount > SMALL);
    return first !== undefined && others.length === 0 ? first : null;
  };
  const [was, now] = [counted(told), counted(later)];
  return was === null || now === null || was.amount === now.amount ? [] : [{ was, now }];
};

export const statesDifference = ({ was, now }: OtherAmount, amounts: readonly Quantity[]): boolean =>
  amounts.some(({ amount }) => amount > SMALL && amount === Math.abs(was.amount - now.amount));

/** Whether a text gives the old amount beside the new one, or by how much they differ. */
export const recallsAmount = ({ was, now }: OtherAmount, amounts: readonly Quantity[]): boolean =>
  amounts.some(
    (each) =>
      each.from !== now.from &&
      (each.amount === was.amount || (!isDay(was) && each.amount === Math.abs(was.amount - now.amount))) &&
      (each.unit === was.unit || !each.isMeasured),
  );
