import { calendarDayOf } from '../words/dates';

/** Escapes characters that markdown would interpret. */
export const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

/** A sentence with its markers: `It begins. [1] [2]`. */
export const markedSentence = (text: string, sources: readonly number[]): string =>
  [escaped(text), ...sources.map((n) => `[${n}]`)].join(' ');

export const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** ` on February 20, 2026`; empty for a page without a date. */
export const onDay = (publishedAt: string | null): string => {
  const day = calendarDayOf(publishedAt);
  return day === null ? '' : ` on ${longDate.format(day)}`;
};

/** What a text cites; the index is the source's number. */
export type Sources = readonly { readonly publishedAt: string | null }[];

export const dateOfSource = (number: number | undefined, sources: Sources): string | null =>
  number === undefined ? null : (sources[number - 1]?.publishedAt ?? null);
