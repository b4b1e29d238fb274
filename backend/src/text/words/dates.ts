import { writtenDates } from '../languages/dates';
import { languageOf } from '../languages/detection';
import { english } from '../languages/english/english';
import type { LanguageWords } from '../languages/language';
import type { PlacedDate } from './date-mention';

const languageIn = (text: string, known: LanguageWords | null | undefined): LanguageWords =>
  (known === undefined ? languageOf(text) : known) ?? english;

/**
 * The dates of events in a text, in order. A missing year is inferred from `anchor`, the page's date in milliseconds,
 * UTC. `language`: null for English; detected from the text if absent.
 */
export const datesIn = (text: string, anchor: number, language?: LanguageWords | null): readonly PlacedDate[] => {
  const own = languageIn(text, language);
  const { dated } = own.numbers;
  const dates = writtenDates(text, anchor, own);
  return dated === undefined
    ? dates
    : dates.filter(({ offset }) => !dated.test(text.slice(Math.max(0, offset - 40), offset)));
};

/** The days that a text names, including those that identify a document, as milliseconds, UTC. */
export const daysMentionedIn = (text: string, anchor: number): readonly number[] =>
  writtenDates(text, anchor, languageIn(text, undefined)).flatMap(({ precision, from }) =>
    precision === 'day' ? [from] : [],
  );

/** The start of a source's own calendar day (ADR 0019) in milliseconds, UTC; null if its time is missing or invalid. */
export const calendarDayOf = (published: string | null): number | null => timeOf(published?.slice(0, 10) ?? null);

/** Milliseconds of an ISO 8601 time or bare date; null if it is missing or invalid. */
export const timeOf = (published: string | null): number | null => {
  const time = published === null ? NaN : Date.parse(published);
  return Number.isNaN(time) ? null : time;
};
