import { foreignDates } from '../languages/dates';
import { languageOf } from '../languages/detection';
import type { Language } from '../languages/language';
import { months, monthWords } from '../languages/english/calendar';
import { dayOf, monthOf, nearestYear, yearOf, type PlacedDate } from './named-date';

const monthNumber = (word: string): number =>
  months.findIndex((month) => month.startsWith(word.slice(0, 3).toLowerCase()));

const MONTH = [...monthWords].sort((a, b) => b.length - a.length).join('|');
const DATE = new RegExp(
  [
    `\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)(?:,? ((?:19|20)\\d\\d)\\b)?`,
    `\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTH})\\b(?: ((?:19|20)\\d\\d)\\b)?`,
    `\\b(${MONTH})\\.?,? ((?:19|20)\\d\\d)\\b`,
    `\\b((?:19|20)\\d\\d)\\b`,
  ].join('|'),
  'gi',
);

/** `Tariff Act of 1930`, `Resolution 2030`: the year is part of a name. */
const NAMES_A_THING =
  /(?:\b(?:Act|Code|Treaty|Agreement|Directive|Resolution|Standard|Order|Proclamation|section|Section|No\.|Law|Amendments?|Part|Apollo|Agenda|Vision|Plan|Budget|FY)(?: of)?|[$€£#]|[\d.,-]) ?$/;
/** `Executive Order 14056 of December 1, 2021`: the date identifies the order, not an event. */
const DATE_OF_A_DOCUMENT =
  /\b(?:Orders?|Proclamations?|Directive|Memorandum|Regulation|Law|Determination|Notice|Decision) (?:No\. )?(?:[\d./-]+ )?(?:of|dated) $/;
const COUNTS_A_THING = /^(?: ?(?:MHz|GHz|percent|%|people|jobs|U\.S\.C|CFR|miles|feet|km|tons)|[-–]?\d|,\d|\.\d)/;

const writtenDates = (text: string, anchor: number, language?: Language | null): readonly PlacedDate[] => {
  if (!/\d/.test(text)) return [];
  const own = language === undefined ? languageOf(text) : language;
  if (own !== null) return foreignDates(text, anchor, own);
  const dates: PlacedDate[] = [];
  for (const match of text.matchAll(DATE)) {
    const [found, month1, day1, year1, day2, month2, year2, month3, year3, year4] = match;
    const offset = match.index;
    const month = month1 ?? month2;
    const day = day1 ?? day2;
    if (month !== undefined && day !== undefined) {
      if (Number(day) < 1 || Number(day) > 31 || /^\p{Ll}/u.test(month)) continue;
      const number = monthNumber(month);
      const year = Number(year1 ?? year2 ?? nearestYear(number, Number(day), anchor));
      dates.push({ ...dayOf(found, number, Number(day), year), offset });
    } else if (month3 !== undefined && year3 !== undefined) {
      dates.push({ ...monthOf(found, monthNumber(month3), Number(year3)), offset });
    } else if (year4 !== undefined) {
      const before = text.slice(Math.max(0, offset - 24), offset);
      if (NAMES_A_THING.test(before) || COUNTS_A_THING.test(text.slice(offset + 4, offset + 16))) continue;
      dates.push({ ...yearOf(found, Number(year4)), offset });
    }
  }
  return dates;
};

/**
 * The dates of events in a text, in order. `anchor` (milliseconds, UTC) is the page's date, from which missing years are
 * inferred. Without a language, null for English, the text itself shows it.
 */
export const datesIn = (text: string, anchor: number, language?: Language | null): readonly PlacedDate[] =>
  writtenDates(text, anchor, language).filter(
    ({ offset }) => !DATE_OF_A_DOCUMENT.test(text.slice(Math.max(0, offset - 40), offset)),
  );

/** The days that a text names, including those that identify a document, as milliseconds, UTC. */
export const daysNamedIn = (text: string, anchor: number): readonly number[] =>
  writtenDates(text, anchor).flatMap(({ named, from }) => (named === 'day' ? [from] : []));

/** The start of a source's own calendar day (ADR 19) in milliseconds, UTC; null if its time is missing or invalid. */
export const calendarDayOf = (published: string | null): number | null => timeOf(published?.slice(0, 10) ?? null);

/** Milliseconds of an ISO 8601 time or bare date; null if it is missing or invalid. */
export const timeOf = (published: string | null): number | null => {
  const time = published === null ? NaN : Date.parse(published);
  return Number.isNaN(time) ? null : time;
};
