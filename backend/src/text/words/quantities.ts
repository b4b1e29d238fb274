import { oncePer } from '#kernel/once';
import { plainNumber, thousandsSeparator } from '../languages/figures';
import { english } from '../languages/english/english';
import type { LanguageWords } from '../languages/language';
import { numerals } from '../languages/number-words';
import { unitAt } from '../languages/units';
import { datesIn } from './dates';
import { matchesIn } from './matches';
import type { PlacedDate } from './date-mention';
import { isYear } from './year';

/**
 * A number and what it counts or measures, however it is written: `66 metres` and `216 feet`, `3,5 Millionen` and
 * `dreieinhalb Millionen`.
 */
export interface Quantity {
  /** In the basic unit. */
  readonly amount: number;
  /** `%`, a currency’s sign or a basic unit; else the stem of what is counted, or empty. */
  readonly unit: string;
  readonly isMeasured: boolean;
  /** `about`, `nearly`, `more than` */
  readonly isAbout: boolean;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

type Pieces = ReadonlyMap<string, number>;

interface Patterns {
  readonly pieces: Pieces;
  readonly piece: RegExp;
  readonly candidate: RegExp;
  readonly about: RegExp;
  readonly collective: ReadonlySet<string>;
  readonly scales: readonly (readonly [RegExp, number])[];
  readonly half: RegExp;
  readonly share: RegExp;
  readonly currencies: readonly (readonly [RegExp, string])[];
  readonly link: RegExp;
}

const HUNDRED = 100;
const THOUSAND = 1000;

const patternsOf = (language: LanguageWords): Patterns => {
  const own = numerals[language.code];
  const { numbers } = language;
  const pieces = new Map<string, number>();
  own?.small.forEach((word, index) => {
    if (word !== '-') pieces.set(word, index + 1);
  });
  own?.tens.forEach((word, index) => pieces.set(word, (index + 3) * 10));
  own?.hundred.forEach((word) => pieces.set(word, HUNDRED));
  own?.thousand.forEach((word) => pieces.set(word, THOUSAND));
  const collective = Object.entries(own?.collective ?? {});
  collective.forEach(([word, value]) => pieces.set(word, value));
  own?.half.forEach((word) => pieces.set(word, 0.5));
  own?.and.forEach((word) => pieces.set(word, 0));
  const words = [...pieces.keys()].sort((a, b) => b.length - a.length).join('|');
  const piece = words === '' ? '(?!)' : words;
  const separator = thousandsSeparator(numbers);
  const decimal = numbers.decimal === ',' ? ',' : '\\.';
  const { euro, dollar, pound, yen, other } = numbers.currencies;
  const whole = (source: string): RegExp => new RegExp(String.raw`^(?:${source})(?!\p{L})`, 'iu');
  return {
    pieces,
    collective: new Set(collective.map(([word]) => word)),
    piece: new RegExp(piece, 'giu'),
    candidate: new RegExp(
      String.raw`(?<![\p{L}\d.,:/–-])(?:\d{1,3}(?:${separator}\d{3})+(?:${decimal}\d+)?(?!\d)|\d+(?:${decimal}\d+)?(?![\d:/]|[.,]\d)|(?:${piece})+(?:[ -](?:${piece})+)*(?!\p{L}))`,
      'giu',
    ),
    about: new RegExp(
      String.raw`(?<!\p{L})(?:${own?.about.join('|') ?? '(?!)'})(?: (?:de|di|a|als|than))? [€$£]?$`,
      'iu',
    ),
    scales: [
      [whole(numbers.trillion), 1e12],
      [whole(numbers.billion), 1e9],
      [whole(numbers.million), 1e6],
      [whole(numbers.thousand), 1e3],
    ],
    half: new RegExp(
      String.raw`^ (?:${own?.and.join('|') ?? '(?!)'})(?: (?:${own?.and.join('|') ?? '(?!)'}))? (?:${own?.half.join('|') ?? '(?!)'})(?!\p{L})`,
      'iu',
    ),
    share: new RegExp(String.raw`^(?:%|(?:${numbers.percent})(?!\p{L}))`, 'iu'),
    currencies: [
      [new RegExp(String.raw`^(?:€|(?:${euro})(?!\p{L}))`, 'iu'), '€'],
      [new RegExp(String.raw`^(?:\$|(?:${dollar})(?!\p{L}))`, 'iu'), '$'],
      [new RegExp(String.raw`^(?:£|(?:${pound})(?!\p{L}))`, 'iu'), '£'],
      [new RegExp(String.raw`^(?:¥|(?:${yen})(?!\p{L}))`, 'iu'), '¥'],
      [new RegExp(String.raw`^(?:${other}|cents?|p(?= |$|[.,]))(?!\p{L})`, 'iu'), '¤'],
    ],
    link: new RegExp(`^(?:${numbers.unitLinks === '' ? '(?!)' : numbers.unitLinks})`, 'iu'),
  };
};

const patternsFor = oncePer(patternsOf);

/** `dreiundzwanzig`, `forty-two`, `tremila`; null for words that are not numbers, such as `a` alone. */
const spelled = (written: string, { pieces, piece }: Patterns): number | null => {
  const lower = written.toLowerCase();
  const alone = pieces.get(lower);
  // Most are `a` and `and`.
  if (alone !== undefined) return alone < 1 ? null : alone;
  let total = 0;
  let current = 0;
  for (const [word] of matchesIn(lower, piece)) {
    const value = pieces.get(word) ?? 0;
    if (value === HUNDRED) current = Math.max(1, current) * HUNDRED;
    else if (value === THOUSAND) {
      total += Math.max(1, current) * THOUSAND;
      current = 0;
    } else current += value;
  }
  const sum = total + current;
  return sum === 0 || sum === 0.5 ? null : sum;
};

const CURRENCY_SIGN = /(?:US|C|A|NZ|HK)?([€$£¥]) ?$/;

/** Numbers with their units in a text, without dates, years and the numbers of things. */
export const quantitiesIn = (
  text: string,
  writtenAt: number,
  ofText: LanguageWords | null,
  dates: readonly PlacedDate[] = datesIn(text, writtenAt, ofText),
): readonly Quantity[] => {
  const language = ofText ?? english;
  const patterns = patternsFor(language);
  const found: Quantity[] = [];
  for (const match of matchesIn(text, patterns.candidate)) {
    const [written] = match;
    const from = match.index;
    if (from < (found.at(-1)?.to ?? 0)) continue;
    const isDigits = /^\d/.test(written);
    const number = isDigits ? Number(plainNumber(written, language)) : spelled(written, patterns);
    if (number === null || Number.isNaN(number)) continue;
    if (dates.some((date) => from >= date.offset && from < date.offset + date.text.length)) continue;
    let amount = number;
    let to = from + written.length;
    const rest = (): string => text.slice(to, to + 48);
    const skip = (): void => {
      if (/^[ \u00a0\u202f-]/.test(rest())) to++;
    };
    const half = patterns.half.exec(rest());
    if (half !== null) {
      amount += 0.5;
      to += half[0].length;
    }
    const end = to;
    skip();
    const scale = patterns.scales.find(([pattern]) => pattern.test(rest()));
    if (scale !== undefined) {
      to += scale[0].exec(rest())?.[0].length ?? 0;
      const halfOfScale = patterns.half.exec(rest());
      if (halfOfScale !== null) {
        amount += 0.5;
        to += halfOfScale[0].length;
      }
      amount *= scale[1];
    } else to = end;
    const numberEnd = to;
    skip();
    to += patterns.link.exec(rest())?.[0].length ?? 0;
    const before = text.slice(Math.max(0, from - 24), from);
    const sign = CURRENCY_SIGN.exec(before)?.[1];
    const isAbout =
      patterns.collective.has(written.toLowerCase().split(/[ -]/).at(-1) ?? '') ||
      patterns.about.test(before.replace(/[€$£¥] ?$/, ''));
    const currency = sign ?? patterns.currencies.find(([pattern]) => pattern.test(rest()))?.[1];
    const push = (unit: string, isMeasured: boolean, factor = 1): void => {
      found.push({
        amount: amount * factor,
        unit,
        isMeasured,
        isAbout,
        text: text.slice(from, Math.max(numberEnd, to)),
        from,
        to: Math.max(numberEnd, to),
      });
    };
    if (patterns.share.test(rest())) push('%', true);
    else if (currency !== undefined) push(currency, true);
    else {
      const unit = unitAt(rest());
      if (unit !== null) push(unit.dimension, true, unit.factor);
      else {
        if (isDigits && isYear(written) && scale === undefined) continue;
        const word = /^\p{L}{3,}/u.exec(rest())?.[0] ?? '';
        if (word === '' && !isDigits && number < 13) continue;
        to = numberEnd;
        push(
          word === '' || language.functionWords.has(word.toLowerCase()) ? '' : language.stem(word.toLowerCase()),
          false,
        );
      }
    }
  }
  return found;
};

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

/** Whether two amounts are the same, in whatever units or spelling. */
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
