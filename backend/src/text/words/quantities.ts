import { english } from '../languages/english/english';
import { plainNumber } from '../languages/figures';
import type { LanguageWords } from '../languages/language';
import { unitAt } from '../languages/units';
import type { PlacedDate } from './date-mention';
import { datesIn } from './dates';
import { matchesIn } from './matches';
import { type QuantityPatterns, quantityPatternsFor, spelled } from './quantity-patterns';
import { isYear } from './year';

/**
 * A number and what it counts or measures, however it is written: `66 metres` and `216 feet`, `3,5 Millionen` and
 * `dreieinhalb Millionen`.
 */
export interface Quantity {
  /** In the basic unit. */
  readonly amount: number;
  /** `%`, a currency's sign or a basic unit; else the stem of what is counted, or empty. */
  readonly unit: string;
  readonly isMeasured: boolean;
  /** `about`, `nearly`, `more than` */
  readonly isAbout: boolean;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const CURRENCY_SIGN = /(?:US|C|A|NZ|HK)?([€$£¥]) ?$/;

interface AmountTo {
  readonly amount: number;
  /** Where it ends. */
  readonly to: number;
}

/** The part of a text that a scale or a unit may take. */
const restAt = (text: string, from: number): string => text.slice(from, from + 48);

const afterGap = (text: string, from: number): number =>
  /^[ \u00a0\u202f-]/.test(restAt(text, from)) ? from + 1 : from;

/** An amount, with the half that may follow it: `dreieinhalb`. */
const withHalf = (amount: number, text: string, from: number, { half }: QuantityPatterns): AmountTo => {
  const found = half.exec(restAt(text, from));
  return found === null ? { amount, to: from } : { amount: amount + 0.5, to: from + found[0].length };
};

/** The factor of a word such as `million`; null without one. */
const scaleAt = (text: string, from: number, { scales }: QuantityPatterns): AmountTo | null => {
  const at = afterGap(text, from);
  for (const [pattern, amount] of scales) {
    const found = pattern.exec(restAt(text, at));
    if (found !== null) return { amount, to: at + found[0].length };
  }
  return null;
};

/** The amount of a number with its scale. */
const scaledAt = (
  number: number,
  text: string,
  from: number,
  patterns: QuantityPatterns,
): AmountTo & { readonly isScaled: boolean } => {
  const plain = withHalf(number, text, from, patterns);
  const scale = scaleAt(text, plain.to, patterns);
  if (scale === null) return { ...plain, isScaled: false };
  const { amount, to } = withHalf(plain.amount, text, scale.to, patterns);
  return { amount: amount * scale.amount, to, isScaled: true };
};

/** The unit that an amount is measured in; null if things are counted. */
const measureOf = (
  rest: string,
  before: string,
  { share, currencies }: QuantityPatterns,
): { readonly unit: string; readonly factor: number } | null => {
  if (share.test(rest)) return { unit: '%', factor: 1 };
  const sign = CURRENCY_SIGN.exec(before)?.[1];
  const currency = sign ?? currencies.find(([pattern]) => pattern.test(rest))?.[1];
  if (currency !== undefined) return { unit: currency, factor: 1 };
  const unit = unitAt(rest);
  return unit === null ? null : { unit: unit.dimension, factor: unit.factor };
};

/** A currency before its amount: `R$`, `US$`, `CHF`. */
const CURRENCY_BEFORE = /(?:\p{Lu}{0,2}[€$£¥]|(?<!\p{L})\p{Lu}{3}) ?$/u;

const isEstimate = (written: string, before: string, { collective, about }: QuantityPatterns): boolean =>
  collective.has(written.toLowerCase().split(/[ -]/).at(-1) ?? '') || about.test(before.replace(CURRENCY_BEFORE, ''));

/** The stem of what is counted; empty if no content word follows the number. */
const countedIn = (word: string, language: LanguageWords): string =>
  word === '' || language.functionWords.has(word) ? '' : language.stem(word);

/** The value of a written number; null if it is not a number. */
const numberOf = (written: string, language: LanguageWords, patterns: QuantityPatterns): number | null => {
  const number = /^\d/.test(written) ? Number(plainNumber(written, language)) : spelled(written, patterns);
  return Number.isNaN(number) ? null : number;
};

const isWithin = (from: number, dates: readonly PlacedDate[]): boolean =>
  dates.some((date) => from >= date.offset && from < date.offset + date.text.length);

/** Numbers with their units in a text, without dates, years and the numbers of things. */
export const quantitiesIn = (
  text: string,
  writtenAt: number,
  ofText: LanguageWords | null,
  dates: readonly PlacedDate[] = datesIn(text, writtenAt, ofText),
): readonly Quantity[] => {
  const language = ofText ?? english;
  const patterns = quantityPatternsFor(language);
  const found: Quantity[] = [];
  for (const match of matchesIn(text, patterns.candidate)) {
    const [written] = match;
    const from = match.index;
    if (from < (found.at(-1)?.to ?? 0)) continue;
    const isDigits = /^\d/.test(written);
    const number = numberOf(written, language, patterns);
    if (number === null || isWithin(from, dates)) continue;
    const end = from + written.length;
    const { amount, to: numberEnd, isScaled } = scaledAt(number, text, end, patterns);
    const gap = afterGap(text, numberEnd);
    const unitFrom = gap + (patterns.link.exec(restAt(text, gap))?.[0].length ?? 0);
    const rest = restAt(text, unitFrom);
    const before = text.slice(Math.max(0, from - 24), from);
    const isAbout = isEstimate(written, before, patterns);
    const measure = measureOf(rest, before, patterns);
    if (measure !== null) {
      const { unit, factor } = measure;
      const placed = { text: text.slice(from, unitFrom), from, to: unitFrom };
      found.push({ amount: amount * factor, unit, isMeasured: true, isAbout, ...placed });
      continue;
    }
    if (isDigits && isYear(written) && !isScaled) continue;
    const word = /^\p{L}{3,}/u.exec(rest)?.[0].toLowerCase() ?? '';
    if (word === '' && !isDigits && number < 13) continue;
    const unit = countedIn(word, language);
    found.push({ amount, unit, isMeasured: false, isAbout, text: text.slice(from, numberEnd), from, to: numberEnd });
  }
  return found;
};

/** Words that may join two amounts of one unit: `31.4 instead of 35.9 cents`. */
const MAX_WORDS_BETWEEN = 2;

const lastWordOf = (text: string): string => /(\p{L}+) ?[€$£]?$/u.exec(text)?.[1]?.toLowerCase() ?? '';

/** Gives bare numbers the unit that is said once, after the last: `a seat from 49, a couchette from 99 or 149 euros`. */
export const withSharedUnits = (text: string, quantities: readonly Quantity[]): readonly Quantity[] =>
  quantities.reduceRight<readonly Quantity[]>((later, each) => {
    const [next] = later;
    if (each.unit !== '' || next?.isMeasured !== true) return [each, ...later];
    const between = text.slice(each.to, next.from);
    const words = between.match(/\p{L}+/gu)?.length ?? 0;
    const isItem = lastWordOf(text.slice(0, each.from)) === lastWordOf(between) && words <= 2 * MAX_WORDS_BETWEEN;
    const isJoined = (isItem || words <= MAX_WORDS_BETWEEN) && !/[.;:!?]/.test(between);
    return [isJoined ? { ...each, unit: next.unit, isMeasured: true } : each, ...later];
  }, []);

/** The unit of a coming day, whose amount is counted in days. */
export const DAY_UNIT = 'day';

/** The share of an amount that conversion may lose. */
const EXACT_TOLERANCE = 0.006;

/** Share of an amount within which `about` is right. */
const ROUGH_TOLERANCE = 0.05;

const significantDigits = (value: number): number =>
  String(value)
    .replace(/^0\.0*|\./g, '')
    .replace(/0+$/, '').length;

const rounded = (value: number, digits: number): number => Number(value.toPrecision(Math.max(1, digits)));

/** Whether two amounts may be the same, converted or, if their text says so, rounded. */
export const mayBeSame = (a: Quantity, b: Quantity): boolean => {
  if (a.isMeasured && b.isMeasured && a.unit !== b.unit) return false;
  if (a.unit === DAY_UNIT) return a.amount === b.amount;
  const [small, large] = a.amount <= b.amount ? [a.amount, b.amount] : [b.amount, a.amount];
  if (large - small <= EXACT_TOLERANCE * large && (a.isMeasured || a.amount === b.amount)) return true;
  const [rounder, exact] = significantDigits(a.amount) <= significantDigits(b.amount) ? [a, b] : [b, a];
  if (!rounder.isAbout) return false;
  return (
    rounded(exact.amount, significantDigits(rounder.amount)) === rounder.amount ||
    large - small < ROUGH_TOLERANCE * large
  );
};

const isOfOneUnit = (a: Quantity, b: Quantity): boolean =>
  a.isMeasured === b.isMeasured && (!a.isMeasured || a.unit === b.unit);

/** The share of an amount that floating-point conversion loses. */
const FLOAT_TOLERANCE = 1e-9;

export const isSameAmount = (a: Quantity, b: Quantity): boolean =>
  isOfOneUnit(a, b) && Math.abs(a.amount - b.amount) <= FLOAT_TOLERANCE * b.amount;

/** Whether one amount is the other rounded to its own digits: `18,400` for `18,420`. */
export const isRoundedTo = (round: Quantity, exact: Quantity): boolean => {
  const digits = significantDigits(round.amount);
  return (
    isOfOneUnit(round, exact) &&
    significantDigits(exact.amount) > digits &&
    rounded(exact.amount, digits) === round.amount
  );
};

/** The largest number that texts often share by chance and that occurs in names, such as `Falcon 9`. */
export const SMALL_COUNT = 12;
