import { datesIn } from '#text/words/dates';
import type { Figure } from '#text/words/figure';
import { figuresIn } from '#text/words/figures';
import { isYear } from '#text/words/year';
import { meaningOf } from './clause-words';

/** An amount or a date in a sentence. */
export interface Value {
  readonly kind: Figure['kind'];
  /** The number of units; of a date, milliseconds. */
  readonly amount: number;
  /** The thing counted or measured, or the currency. Empty for a bare number. */
  readonly unit: string;
  /** The value as written, with its unit. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const SCALE_FACTORS: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

/** `$1.2 billion`, `40000 stroller`, `10%`, as figures are normalised. */
const NORMALISED = /^(\D*?)(\d+(?:\.\d+)?)(%?) ?(thousand|million|billion|trillion)? ?(.*)$/;

const measured = ({ kind, value, text, offset }: Figure): readonly Value[] => {
  const [, sign = '', number = '', , scale = '', unit = ''] = NORMALISED.exec(value) ?? [];
  if (number === '') return [];
  const amount = Number(number) * (SCALE_FACTORS[scale] ?? 1);
  return [
    { kind, amount, unit: kind === 'count' ? meaningOf(unit) : sign, text, from: offset, to: offset + text.length },
  ];
};

const BARE = /(?<![\w$€£.,:/-])\d+(?:,\d{3})*(?:\.\d+)?(?![\w%:/-]|[.,]\d)/g;

/** Amounts with their units, bare numbers and dates, in order; years are not values. */
export const valuesIn = (text: string, writtenAt: number): readonly Value[] => {
  if (!/\d/.test(text)) return figuresIn(text, writtenAt).flatMap(measured);
  const dates = datesIn(text, writtenAt);
  const figures = figuresIn(text, writtenAt, dates)
    .filter(({ kind }) => kind !== 'date')
    .flatMap(measured);
  const mentioned = dates
    .filter(({ precision }) => precision !== 'year')
    .map((date): Value => ({
      kind: 'date',
      amount: date.from,
      unit: date.precision,
      text: date.text,
      from: date.offset,
      to: date.offset + date.text.length,
    }));
  const known = [...figures, ...mentioned];
  const bare = [...text.matchAll(BARE)].flatMap((match): readonly Value[] => {
    const [number] = match;
    const from = match.index;
    if (isYear(number) || known.some((value) => from >= value.from && from < value.to)) return [];
    const amount = Number(number.replace(/,/g, ''));
    return [{ kind: 'count', amount, unit: '', text: number, from, to: from + number.length }];
  });
  return [...known, ...bare].sort((a, b) => a.from - b.from);
};

export const areComparable = (a: Value, b: Value): boolean =>
  a.kind === b.kind && (a.unit === b.unit || (a.kind === 'count' && (a.unit === '' || b.unit === '')));
