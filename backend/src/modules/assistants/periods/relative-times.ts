import { DAY_MS } from '#kernel/durations';
import { memoize } from '#kernel/memoize';
import type { LanguageCode, LanguageWords } from '#text/languages/language';
import { lexicons } from '../languages/lexicons';

/** A time in a text, and its position. */
export interface TimeSpan {
  /** The first and last millisecond, UTC. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly end: number;
  /** Set if it is named relative to today: `last week`. */
  readonly isRelative?: boolean;
  /** Set if it is the current day, week, month or year by name: `today`, `this week`. */
  readonly isCurrent?: boolean;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';
const UNITS: readonly Unit[] = ['day', 'week', 'month', 'quarter', 'year'];
/** Units that CLDR has words for. */
const COUNTED: readonly Exclude<Unit, 'quarter'>[] = ['day', 'week', 'month', 'year'];

/** The start of the unit `back` units before the current one; weeks begin on Monday. */
const startOf = (unit: Unit, now: number, back: number): number => {
  const today = new Date(now);
  const [year, month, date] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  switch (unit) {
    case 'day':
      return Date.UTC(year, month, date - back);
    case 'week':
      return Date.UTC(year, month, date - ((today.getUTCDay() + 6) % 7) - 7 * back);
    case 'month':
      return Date.UTC(year, month - back, 1);
    case 'quarter':
      return Date.UTC(year, month - (month % 3) - 3 * back, 1);
    case 'year':
      return Date.UTC(year - back, 0, 1);
  }
};

/** Spelled-out numbers start at two, since “one” is an article in many languages. */
const FIRST_SPELLED = 2;

/** The time `count` units before now: `the last two months`. */
const ago = (unit: Exclude<Unit, 'quarter'>, count: number, now: number): number => {
  const today = new Date(now);
  const [year, month, date] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  switch (unit) {
    case 'day':
      return Date.UTC(year, month, date - count);
    case 'week':
      return Date.UTC(year, month, date - 7 * count);
    case 'month':
      return Date.UTC(year, month - count, date);
    case 'year':
      return Date.UTC(year - count, month, date);
  }
};

interface NamedTime {
  readonly words: string;
  readonly unit: Unit;
  readonly back: 0 | 1;
}

/** Relative times with names, such as `yesterday`, `last week` and `this year`, from CLDR. */
const namedTimesIn = (code: LanguageCode): readonly NamedTime[] => {
  const format = new Intl.RelativeTimeFormat(code, { numeric: 'auto' });
  return UNITS.flatMap((unit) =>
    ([0, 1] as const).map((back): NamedTime => ({ words: format.format(-back, unit).toLowerCase(), unit, back })),
  );
};

const unitName = (code: LanguageCode, unit: Exclude<Unit, 'quarter'>, count: number): string =>
  new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(count)
    .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
    .join('');

/** Patterns for counted times: `the past month`, `the last 3 weeks`, `les 3 dernières semaines`. */
const countedIn = ({ code, numbers: { spelled = [] } }: LanguageWords) =>
  COUNTED.map((unit) => {
    const names = [...new Set([unitName(code, unit, 1), unitName(code, unit, 2)])].sort((a, b) => b.length - a.length);
    const { past } = lexicons[code].time;
    const number = String.raw`(\d{1,3}${spelled.map((word) => `|${word}`).join('')})`;
    // With an optional ending: `Monaten`.
    const name = String.raw`(?:${names.join('|')})n?(?!\p{L})`;
    const forms = [
      `(?:${past}) (?:${number} )?${name}`,
      `${number} (?:${past}) ${name}`,
      `${number} ${name} (?:${past})`,
    ];
    return { unit, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})`, 'giu') };
  });

const known = new Map<
  LanguageCode,
  { readonly named: readonly NamedTime[]; readonly counted: ReturnType<typeof countedIn> }
>();

const timeTermsOf = (language: LanguageWords) => {
  const { code } = language;
  const words = known.get(code) ?? { named: namedTimesIn(code), counted: countedIn(language) };
  known.set(code, words);
  return words;
};

/** The times in a text that are relative to `now` (milliseconds, UTC). */
export const relativeSpans = (text: string, now: number, language: LanguageWords): readonly TimeSpan[] => {
  const { named, counted } = timeTermsOf(language);
  const { spelled = [] } = language.numbers;
  const lower = text.toLowerCase();
  const byName = named.flatMap(({ words, unit, back }): readonly TimeSpan[] => {
    const index = lower.search(new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'u'));
    if (index < 0) return [];
    const to = back === 0 ? now : startOf(unit, now, 0) - 1;
    const end = index + words.length;
    return [{ from: startOf(unit, now, back), to, at: index, end, isRelative: true, isCurrent: back === 0 }];
  });
  const byCount = counted.flatMap(({ unit, pattern }) =>
    [...text.matchAll(pattern)].map((found): TimeSpan => {
      const written = found.slice(1).find((each) => each !== undefined) ?? '1';
      const count = /^\d/.test(written) ? Number(written) : spelled.indexOf(written.toLowerCase()) + FIRST_SPELLED;
      const end = found.index + found[0].length;
      return { from: ago(unit, count, now), to: now, at: found.index, end, isRelative: true };
    }),
  );
  return [...byName, ...byCount.filter(({ at, end }) => !byName.some((span) => span.at <= at && span.end >= end))];
};

const MONDAY = Date.UTC(2026, 0, 5);
const DAYS_OF_WEEK = 7;

const weekdays = memoize(({ code }: LanguageWords): readonly string[] => {
  const format = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => format.format(MONDAY + index * DAY_MS).toLowerCase());
});

/** Days of the week, `since Monday`, each the last one before `now` or today. */
export const weekdaySpans = (text: string, now: number, language: LanguageWords): readonly TimeSpan[] => {
  const lower = text.toLowerCase();
  const today = (new Date(now).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return weekdays(language).flatMap((name, index): readonly TimeSpan[] => {
    const found = lower.search(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u'));
    const from = startOf('day', now, (today - index + DAYS_OF_WEEK) % DAYS_OF_WEEK);
    return found < 0 ? [] : [{ from, to: from + DAY_MS - 1, at: found, end: found + name.length }];
  });
};
