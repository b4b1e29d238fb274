import type { KeyFactQualifier, KeyFactValue } from '#events/research/ledger.events';
import { assertNever } from '#kernel/assert-never';
import { beforeReplaced, betweenValues } from '#text/languages/english/changes';
import { beforeBound, beforeEarlier, qualifiers, ofYear } from '#text/languages/english/facts';
import { openingNumber } from '#text/languages/english/numbers';
import type { PlacedDate } from '#text/words/date-mention';
import { datesIn, calendarDayOf } from '#text/words/dates';
import { meaningOf } from '../compare/clause-words';
import { valuesIn, type Value } from '../compare/values';
import type { KnownFact } from '../ledger';
import type { FactQuestion } from './question';

/** A value of the key fact's type in a sentence. */
export interface TypedValue {
  readonly value: KeyFactValue;
  readonly qualifier?: KeyFactQualifier;
  /** The value in the source's words. */
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

const formatted = (precision: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...precision, timeZone: 'UTC' });
const DATES = {
  day: formatted({ day: 'numeric', month: 'long', year: 'numeric' }),
  month: formatted({ month: 'long', year: 'numeric' }),
  year: formatted({ year: 'numeric' }),
};

const dateValue = ({ text, from: startMs, precision, offset }: PlacedDate): TypedValue => ({
  value: DATES[precision].format(startMs),
  written: text,
  from: offset,
  to: offset + text.length,
});

/** An amount in whatever currency, as the source writes it. */
const asWritten = ({ text, from, to }: Value): TypedValue => ({ value: text, written: text, from, to });

const LAST_WORD = /(\p{L}+) $/u;
const NEXT_WORDS = /^(?: \p{L}+){1,3}/u;

/** Whether a number counts what is asked for: `253,000 miles`, but not `Executive Order 14320`. */
const isCountOf = (text: string, { unit, from }: Value, { subject, description }: FactQuestion): boolean => {
  const isAsked = (stem: string): boolean => subject.has(stem) || description.has(stem);
  const [, last = ''] = unit === '' ? (LAST_WORD.exec(text.slice(0, from)) ?? []) : [];
  const [next = ''] = NEXT_WORDS.exec(text.slice(from).replace(openingNumber, '')) ?? [];
  return isAsked(unit) || [last, ...next.split(' ')].some((word) => isAsked(meaningOf(word.toLowerCase())));
};

const amountsIn = (text: string, writtenAt: number, question: FactQuestion): readonly Value[] => {
  const values = valuesIn(text, writtenAt);
  switch (question.fact.type) {
    case 'percentage':
      return values.filter(({ kind }) => kind === 'share');
    case 'currency':
      return values.filter(({ kind, unit }) => kind === 'money' && (unit === '$' || unit === 'US$'));
    case 'number':
      return values.filter((value) => value.kind === 'count' && isCountOf(text, value, question));
    case 'string':
    case 'boolean':
      return [];
    default:
      return assertNever(question.fact.type);
  }
};

const qualifierIn = (text: string, { from, to }: Value): Pick<TypedValue, 'qualifier'> => {
  const [lead, rest] = [text.slice(0, from), text.slice(to)];
  const found = qualifiers.find((each) => ('before' in each ? each.before.test(lead) : each.after.test(rest)));
  return found === undefined ? {} : { qualifier: found.qualifier };
};

const askedIn = (text: string, writtenAt: number, question: FactQuestion): readonly TypedValue[] => {
  if (question.asksFor === 'date') return datesIn(text, writtenAt).map(dateValue);
  if (question.asksFor === 'money')
    return valuesIn(text, writtenAt)
      .filter(({ kind }) => kind === 'money')
      .map(asWritten);
  return amountsIn(text, writtenAt, question).map((amount) => ({
    value: amount.amount,
    ...qualifierIn(text, amount),
    written: amount.text,
    from: amount.from,
    to: amount.to,
  }));
};

/**
 * The values in a text that can answer the question, in order. Bounds and values that the text says were replaced are
 * left out.
 */
export const valuesOfType = (text: string, writtenAt: number, question: FactQuestion): readonly TypedValue[] => {
  const found = askedIn(text, writtenAt, question);
  return found.filter(({ from, to }, index) => {
    const lead = text.slice(0, from);
    const next = found[index + 1];
    const before = found[index - 1];
    if (before !== undefined && beforeReplaced.test(text.slice(before.to, from))) return false;
    const isReplaced = next !== undefined && /\bfrom $/.test(lead) && betweenValues.test(text.slice(to, next.from));
    return !isReplaced && !beforeBound.test(lead) && !beforeEarlier.test(lead);
  });
};

type Stated = Pick<KnownFact, 'type' | 'written'> & {
  readonly evidence: Pick<KnownFact['evidence'], 'quote' | 'publishedAt'>;
};

const AMOUNTS: readonly KnownFact['type'][] = ['currency', 'number', 'percentage'];

/**
 * The year that a value belongs to, according to its sentence: `$1.2 trillion in 2024`, whenever that was written. Null
 * if the sentence names none, several, or a future one.
 */
export const yearOfValue = ({ type, written, evidence: { quote, publishedAt } }: Stated): number | null => {
  if (!AMOUNTS.includes(type)) return null;
  const years = [...quote.matchAll(ofYear)].map((match) => ({ offset: match.index, year: Number(match[1]) }));
  const end = quote.indexOf(written) + written.length;
  const next =
    written !== '' && quote.includes(written)
      ? years.find(({ offset }) => offset - end <= 1 && offset >= end)
      : undefined;
  const [only, ...others] = new Set(next === undefined ? years.map(({ year }) => year) : [next.year]);
  const publicationDay = calendarDayOf(publishedAt);
  if (only === undefined || others.length > 0) return null;
  return publicationDay !== null && only > new Date(publicationDay).getUTCFullYear() ? null : only;
};
