import { languageOf } from '#text/languages/detection';
import { DAY_UNIT, mayBeSame, type Quantity, SMALL_COUNT } from '#text/words/quantities';
import { yearDigits } from '#text/words/year';

/** A sentence or line with its amounts and coming days. */
export interface MeasuredText {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly amounts: readonly Quantity[];
}

/** The amount that a published line gives for a thing, and the one that a later sentence gives. */
export interface OtherAmount {
  readonly was: Quantity;
  readonly now: Quantity;
}

const MIN_AMOUNT = 2;
/** Largest factor between two amounts of the same thing; beyond it they are amounts of different things. */
const MAX_FACTOR = 5;

/** Years that are not part of a longer number. */
const YEARS_AS_NUMBERS = new RegExp(String.raw`(?<![\d.,])${yearDigits}(?![\d.,]\d|\d)`, 'g');

/** Whether two texts have matches of a global pattern and none in common. */
const nameOthers =
  (pattern: RegExp) =>
  (text: string, other: string): boolean => {
    const named = new Set(text.match(pattern));
    const others = other.match(pattern) ?? [];
    return named.size > 0 && others.length > 0 && !others.some((each) => named.has(each));
  };

/** The deficit of 2026 and that of 2027 are different things. */
export const areOfOtherYears = nameOthers(YEARS_AS_NUMBERS);

/** Reports in the same words about Monday and about Thursday are about two events. */
export const areOfOtherWeekdays = nameOthers(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g);

const isDay = ({ unit }: Quantity): boolean => unit === DAY_UNIT;

/** Whether one amount may have replaced the other. */
const areOfOneKind = (was: Quantity, now: Quantity): boolean => {
  if (was.unit !== now.unit || was.unit === '' || was.isMeasured !== now.isMeasured) return false;
  if (isDay(was)) return was.amount !== now.amount;
  const [small, large] = was.amount <= now.amount ? [was.amount, now.amount] : [now.amount, was.amount];
  return !mayBeSame(was, now) && small > 0 && large <= MAX_FACTOR * small && (was.isMeasured || large >= MIN_AMOUNT);
};

/** The only amount of this unit; null if there are several, since it is unclear which of them is meant. */
const only = (amounts: readonly Quantity[], unit: string): Quantity | null => {
  const [first, ...others] = amounts.filter((each) => each.unit === unit);
  return first !== undefined && others.every(({ amount }) => amount === first.amount) ? first : null;
};

/** Pairs of amounts of the same unit, one in the line and one in the later sentence, that differ. */
export const otherAmounts = (published: MeasuredText, later: MeasuredText): readonly OtherAmount[] =>
  [...new Set(published.amounts.map(({ unit }) => unit))].flatMap((unit) => {
    const was = only(published.amounts, unit);
    const of = was === null ? [] : later.amounts.filter((each) => !mayBeSame(each, was));
    const now = only(of, unit);
    return was !== null && now !== null && areOfOneKind(was, now) ? [{ was, now }] : [];
  });

/** The counts of two texts if each gives exactly one and they differ, even in what they count. */
export const otherCounts = (published: MeasuredText, later: MeasuredText): readonly OtherAmount[] => {
  const counted = ({ amounts }: MeasuredText): Quantity | null => {
    const [first, ...others] = amounts.filter(({ isMeasured, amount }) => !isMeasured && amount > SMALL_COUNT);
    return first !== undefined && others.length === 0 ? first : null;
  };
  const [was, now] = [counted(published), counted(later)];
  return was === null || now === null || was.amount === now.amount ? [] : [{ was, now }];
};

export const statesDifference = ({ was, now }: OtherAmount, amounts: readonly Quantity[]): boolean =>
  amounts.some(({ amount }) => amount > SMALL_COUNT && amount === Math.abs(was.amount - now.amount));

/** Whether a text gives the old amount alongside the new one, or the difference between them. */
export const recallsAmount = ({ was, now }: OtherAmount, amounts: readonly Quantity[]): boolean =>
  amounts.some(
    (each) =>
      each.from !== now.from &&
      (each.amount === was.amount || (!isDay(was) && each.amount === Math.abs(was.amount - now.amount))) &&
      (each.unit === was.unit || !each.isMeasured),
  );

const OF_GENDER = /(\p{Ll}{3,})([oaie])(s?)(?!\p{L})/gu;

const COUNTERPARTS: Readonly<Record<string, string>> = { o: 'a', a: 'o', i: 'e', e: 'i' };

/** Words in a text that may have a counterpart of the other gender: `chicos`, `ragazze`. None in English. */
export const gendersIn = (text: string): ReadonlySet<string> =>
  languageOf(text) === null ? new Set() : new Set([...text.matchAll(OF_GENDER)].map(([word]) => word));

const counterpartOf = (word: string): string =>
  word.replace(
    OF_GENDER,
    (_, base: string, ending: string, plural: string) => `${base}${COUNTERPARTS[ending] ?? ''}${plural}`,
  );

/**
 * Whether two texts in nearly the same words are about groups of different gender: `los chicos` and `las chicas` share
 * a stem.
 */
export const areOfOtherGender = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].some((word) => {
    const counterpart = counterpartOf(word);
    return others.has(counterpart) && !others.has(word) && !words.has(counterpart);
  });
