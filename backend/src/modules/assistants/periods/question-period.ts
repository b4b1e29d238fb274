import { capitalise } from '#kernel/capitalise';
import { DAY_MS } from '#kernel/durations';
import { writtenDates } from '#text/languages/dates';
import { english } from '#text/languages/english/english';
import type { LanguageWords } from '#text/languages/language';
import { yearDigits } from '#text/words/year';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { asksAboutFuture, asksAboutPast } from '../retrieval/question-patterns';
import { type TimeSpan, relativeSpans, weekdaySpans } from './relative-times';

/** The first and last millisecond of the period, UTC; null at an open end. */
export interface QuestionPeriod {
  readonly from: number | null;
  readonly to: number | null;
}

/** Whether a day falls in a period. `day`: its start, in milliseconds UTC. */
export const isDayWithin = (day: number, { from, to }: QuestionPeriod): boolean =>
  (from === null || day >= from) && (to === null || day <= to);

/** A question without its period; `period` is null if it names none. */
export interface DatedQuestion {
  readonly text: string;
  readonly period: QuestionPeriod | null;
  /** Set if the period is the current one by name (`today`, `this week`) and not what happened since it began. */
  readonly isCurrent?: boolean;
}

const monthSpan = (year: number, month: number): Pick<TimeSpan, 'from' | 'to'> => ({
  from: Date.UTC(year, month, 1),
  to: Date.UTC(year, month + 1, 1) - 1,
});

/** The latest month with that number that has begun; the next that has not ended for a question about the future. */
const monthWithoutYear = (month: number, now: number, isComing: boolean): Pick<TimeSpan, 'from' | 'to'> => {
  const today = new Date(now);
  const current = today.getUTCMonth();
  const moved = isComing ? Number(month < current) : -Number(month > current);
  return monthSpan(today.getUTCFullYear() + moved, month);
};

const YEAR_ANYWHERE = new RegExp(yearDigits);

type Bound = 'since' | 'until' | 'within';

/** The bound that the words before a time set (`since`, `until`), and where they begin; null if they set none. */
const boundBefore = (
  text: string,
  at: number,
  code: LanguageWords['code'],
): { readonly bound: Bound; readonly at: number } | null => {
  const before = text.slice(0, at);
  for (const bound of ['since', 'until', 'within'] as const) {
    const found = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${lexicons[code].time[bound]}) (?:the |der |dem |le |la |el |il |de )?$`,
      'iu',
    ).exec(before);
    if (found !== null) return { bound, at: found.index };
  }
  return null;
};

const yearsLater = (time: number, years: number): number => {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
};

/**
 * Written dates. One without a year is the nearest, the last one in a question about the past or after `since`, and the
 * next one in a question about the future.
 */
const writtenSpans = (text: string, now: number, language: LanguageWords): readonly TimeSpan[] =>
  writtenDates(text, now, language).map(({ text: written, from, to, offset }) => {
    const isPast =
      asksAboutPast(text, questionLanguage(text)) || boundBefore(text, offset, language.code)?.bound === 'since';
    const isBehind = to < now && !isPast && asksAboutFuture(text, questionLanguage(text));
    const years = from > now && isPast ? -1 : Number(isBehind);
    const moved = YEAR_ANYWHERE.test(written) ? 0 : years;
    return { from: yearsLater(from, moved), to: yearsLater(to, moved), at: offset, end: offset + written.length };
  });

/**
 * Capitalises a month in a date after a bounding word: `since aug 16`. Languages in which the name is also a word need
 * the capital to recognise it.
 */
const withCapitalMonths = (text: string, { code, numbers: { months, shortMonths = [] } }: LanguageWords): string => {
  const { since, until, within } = lexicons[code].time;
  const names = [...months, ...shortMonths].sort((one, other) => other.length - one.length).join('|');
  const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
  const bounded = new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${since}|${until}|${within}) (?:the )?(?:${day} (?:of )?)?)(?:${names})(?=\.? ${day}(?!\d)|(?<=${day} (?:of )?\p{L}+)(?!\p{L}))`,
    'giu',
  );
  return text.replace(bounded, capitalise);
};

const ISO_DAY = new RegExp(String.raw`(?<!\d)${yearDigits}-\d\d-\d\d(?!\d)`, 'g');

const isoSpans = (text: string): readonly TimeSpan[] =>
  [...text.matchAll(ISO_DAY)].flatMap(({ index, 0: day }) => {
    const from = Date.parse(day);
    return Number.isNaN(from) ? [] : [{ from, to: from + DAY_MS - 1, at: index, end: index + day.length }];
  });

/**
 * Months without a day, as in `since May`: no date in a text, but one in a question. If the name is also a word, it
 * needs its capital.
 */
const monthSpans = (text: string, now: number, language: LanguageWords): readonly TimeSpan[] => {
  const { code, numbers } = language;
  const isComing = asksAboutFuture(text, questionLanguage(text)) && !asksAboutPast(text, questionLanguage(text));
  return numbers.months.flatMap((month, number) => {
    const { since, until, within } = lexicons[code].time;
    const capital = capitalise(month);
    const before = String.raw`(?<=(?<!\p{L})(?:${since}|${until}|${within}) )`;
    const ofYear = String.raw`(?:,? (?:of |de |del )?(?<year>${yearDigits})(?!\d))?`;
    const pattern = new RegExp(String.raw`(?:${before}${month}|(?<!\p{L})${capital})(?!\p{L})${ofYear}`, 'gu');
    return [...text.matchAll(pattern)].map(({ index, 0: found, groups }) => ({
      ...(groups?.['year'] === undefined
        ? monthWithoutYear(number, now, isComing)
        : monthSpan(Number(groups['year']), number)),
      at: index,
      end: index + found.length,
    }));
  });
};

const overlap = (one: TimeSpan, other: TimeSpan): boolean => one.at < other.end && other.at < one.end;

/** The times in a question, in order; of two that overlap, the longer. */
const spansIn = (text: string, now: number, language: LanguageWords): readonly TimeSpan[] => {
  const found = [
    ...isoSpans(text),
    ...writtenSpans(text, now, language),
    ...relativeSpans(text, now, language),
    ...monthSpans(text, now, language),
    ...weekdaySpans(text, now, language),
  ].sort((one, other) => other.end - other.at - (one.end - one.at));
  const kept: TimeSpan[] = [];
  for (const span of found) if (!kept.some((each) => overlap(each, span))) kept.push(span);
  return kept.sort((one, other) => one.at - other.at);
};

const within = (bound: Bound, { from, to }: TimeSpan, now: number): QuestionPeriod => {
  switch (bound) {
    case 'since':
      return { from, to: null };
    case 'until':
      return { from: null, to: from - 1 };
    case 'within':
      return { from, to: from <= now && to >= now ? null : to };
  }
};

const without = (text: string, pieces: readonly { readonly at: number; readonly end: number }[]): string => {
  let left = '';
  let from = 0;
  for (const { at, end } of pieces) {
    left += text.slice(from, at);
    from = end;
  }
  return (left + text.slice(from))
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

interface Bounded {
  readonly span: TimeSpan;
  readonly bound: Bound;
  /** The positions where the bounding words begin, where the time begins, and where it ends (`end`). */
  readonly at: number;
  readonly end: number;
}

const boundedIn = (text: string, spans: readonly TimeSpan[], code: LanguageWords['code']): readonly Bounded[] =>
  spans.flatMap((span) => {
    const found = boundBefore(text, span.at, code);
    if (found === null && span.isRelative !== true) return [];
    return [{ span, bound: found?.bound ?? 'within', at: found?.at ?? span.at, end: span.end }];
  });

/**
 * Reads the period of a question, as of `now` (milliseconds, UTC). A time without a bounding word identifies a thing
 * and stays in the text: `the 2023 order`. `Last week` is a bound by itself. Two times are the beginning and the end.
 */
export const readPeriod = (text: string, now: number): DatedQuestion => {
  const language: LanguageWords = questionLanguage(text) ?? english;
  const question = withCapitalMonths(text, language);
  const spans = spansIn(question, now, language);
  const bounded = boundedIn(question, spans, language.code);
  const [first] = bounded;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return { text: text, period: null };
  if (spans.length === 1) {
    const isCurrent = first.span.isCurrent === true && first.bound === 'within';
    const dated = { text: without(question, bounded), period: within(first.bound, first.span, now) };
    return isCurrent ? { ...dated, isCurrent } : dated;
  }
  const pieces = spans.map((span) => bounded.find((each) => each.span === span) ?? span);
  const from = Math.min(...spans.map((span) => span.from));
  return { text: without(question, pieces), period: { from, to: last.to >= now ? null : last.to } };
};

/**
 * The first time in a question, with or without a bounding word: `the July proclamations`. Times relative to today do
 * not count.
 */
export const timeMentionedIn = (question: string, now: number): DatedQuestion => {
  const language: LanguageWords = questionLanguage(question) ?? english;
  const text = withCapitalMonths(question, language);
  const bounded = readPeriod(question, now);
  const mentioned = spansIn(text, now, language).filter(({ isRelative }) => isRelative !== true);
  const [first] = mentioned;
  if (first === undefined) return { text: question, period: null };
  if (bounded.period !== null && mentioned.length === 1) return bounded;
  return { text: without(text, mentioned), period: { from: first.from, to: first.to } };
};

/** A time by which a question names a thing; `day` and `year` are null if it does not give them. */
export interface NamingTime {
  readonly written: string;
  readonly year: number | null;
  /** From 0. */
  readonly month: number;
  readonly day: number | null;
}

/**
 * The month or day by which a question names a thing, `the June proclamation`; null if it names none. At the beginning
 * of a question a month may be another word: `May the president …?`
 */
export const timeNamingThing = (question: string): NamingTime | null => {
  const language: LanguageWords = questionLanguage(question) ?? english;
  const { text } = readPeriod(question, 0);
  for (const [month, name] of language.numbers.months.entries()) {
    const found = new RegExp(
      String.raw`(?<=\p{L}[\p{L}’']* )(?:(?<before>\d{1,2})\.? )?${capitalise(name)}(?: (?<after>\d{1,2})(?!\d))?(?:,? (?<year>${yearDigits}))?(?![\p{L}\p{N}])`,
      'u',
    ).exec(text);
    if (found === null) continue;
    const { before, after, year } = found.groups ?? {};
    const day = before ?? after;
    return {
      written: found[0],
      month,
      day: day === undefined ? null : Number(day),
      year: year === undefined ? null : Number(year),
    };
  }
  return null;
};
