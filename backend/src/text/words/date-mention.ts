import { DAY_MS } from '#kernel/durations';

/** A day, month or year mentioned in a text. `from` and `to` are its bounds. */
export interface DateMention {
  readonly text: string;
  /** First and last millisecond, UTC. */
  readonly from: number;
  readonly to: number;
  readonly precision: 'day' | 'month' | 'year';
}

/** Infers a missing year so that the day is as close as possible to the page's date. */
export const nearestYear = (month: number, day: number, anchor: number): number => {
  const year = new Date(anchor).getUTCFullYear();
  const distance = (candidate: number): number => Math.abs(Date.UTC(candidate, month, day) - anchor);
  return [year - 1, year, year + 1].reduce((best, candidate) =>
    distance(candidate) < distance(best) ? candidate : best,
  );
};

export const dayMention = (text: string, month: number, day: number, year: number): DateMention => {
  const from = Date.UTC(year, month, day);
  return { text, from, to: from + DAY_MS - 1, precision: 'day' };
};

export const monthMention = (text: string, month: number, year: number): DateMention => {
  const from = Date.UTC(year, month, 1);
  return { text, from, to: Date.UTC(year, month + 1, 1) - 1, precision: 'month' };
};

export const yearMention = (text: string, year: number): DateMention => {
  const from = Date.UTC(year, 0, 1);
  return { text, from, to: Date.UTC(year + 1, 0, 1) - 1, precision: 'year' };
};

export type PlacedDate = DateMention & { readonly offset: number };

export const days = (count: number): number => count * DAY_MS;

/** Milliseconds of `30 days` or `2 weeks`, from the number and the unit as written. */
export const spanInMs = (count: string, unit: string | undefined): number =>
  days(Number(count) * (unit === 'week' ? 7 : 1));

/** Calendar day, UTC, of a time in milliseconds: `2026-03-09`. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
