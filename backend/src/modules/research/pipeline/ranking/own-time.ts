import { languageOf } from '../languages/detection';
import type { Language } from '../languages/language';
import { days, startOfDay } from '../words/named-date';
import { pastForms } from '../languages/english/past-forms';
import { anyOf, oneOf } from '../words/phrases';
import { foreignQuotation } from './cues';

/** Words that mean another day on every day: `today`, `last night`. */
const ownDay = anyOf(
  `
    ${oneOf('today tonight yesterday tomorrow')}
    last night
    this ${oneOf('morning afternoon evening')}
  `,
  'i',
);

/** `this week`, `last year`, but not `over the last year`. */
const ownPeriod =
  /(?<!\b(?:the|these|those|his|her|its|their) )\b(?:this|last|next|earlier this|later this) (week|weekend|month|quarter|season|spring|summer|autumn|fall|winter|year)\b/i;

/** `is now`, `currently`, but not `until now` or `now-closed`. */
const atPresent = anyOf(
  `
    ${oneOf('currently presently')}
    at ${oneOf('present')}
    at the moment
    ${oneOf('is are has have')} now
    now ${oneOf('is are has have')}
  `,
  'i',
);

/** A cheap check, as all claims of a ledger are looked at. */
const mayName =
  /\b(?:to(?:day|night|morrow)|yesterday|this|last|next|now|currently|presently|at (?:present|the moment))\b/i;

const FEW_MONTHS = days(120);
const A_SEASON = days(92);

/** The end of the period of writing that a text calls `this` or `last`. */
const endOfPeriod = (unit: string, writtenAt: number): number => {
  const day = new Date(writtenAt);
  switch (unit) {
    case 'week':
    case 'weekend':
      return startOfDay(writtenAt) + days(7);
    case 'month':
      return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
    case 'year':
      return Date.UTC(day.getUTCFullYear() + 1, 0, 1);
    default:
      return startOfDay(writtenAt) + A_SEASON;
  }
};

const endInEnglish = (text: string, writtenAt: number): number | null => {
  if (!mayName.test(text)) return null;
  const own = text.replace(foreignQuotation, '“”');
  if (ownDay.test(own)) return startOfDay(writtenAt) + days(1);
  const period = ownPeriod.exec(own)?.[1];
  if (period !== undefined) return endOfPeriod(period.toLowerCase(), writtenAt);
  return atPresent.test(own) ? startOfDay(writtenAt) + FEW_MONTHS : null;
};

const endIn = ({ news }: Language, text: string, writtenAt: number): number | null =>
  news.ownDay.test(text.replace(foreignQuotation, '“”')) ? startOfDay(writtenAt) + days(1) : null;

/**
 * Until when the words of a sentence mean what they meant on the day of its page: `Today, the council …`, `last month`. In
 * milliseconds, UTC, like `writtenAt`; null if they always do. What happened stays true; the sentence reads wrong.
 */
export const ownTimeEnds = (text: string, writtenAt: number): number | null => {
  const language = languageOf(text);
  return language === null ? endInEnglish(text, writtenAt) : endIn(language, text, writtenAt);
};

/** Whether a sentence reads wrong from the day after its page. */
export const isOfItsDay = (text: string, language: Language | null): boolean =>
  (language === null ? ownDay : language.news.ownDay).test(text.replace(foreignQuotation, '“”'));

const OPENING_DAY =
  /^(?:(?:earlier|later) )?(?:today|tonight|yesterday|last night|this (?:morning|afternoon|evening)),? (?!(?:is|was|marks)\b)/i;

/** A finished act, unless a clause about something else or a verb in the present comes before it. */
const finished = new RegExp(
  String.raw`^(?:(?!\b(?:is|are|has|have|will|would|can|may|must|shall|that|which|who|if|when)\b)[^;:])*? (?:${pastForms}|(?<!\b(?:the|an?|its|their|his|her|new) )\p{Ll}{2,}ed)\b`,
  'u',
);

/** `Today, the mayor signed the ban.` without the word for its day: what was done stays done. Null if that is not all it needs. */
export const withoutOwnDay = (text: string): string | null => {
  const opening = OPENING_DAY.exec(text)?.[0];
  if (opening === undefined || languageOf(text) !== null) return null;
  const rest = text.slice(opening.length);
  if (!finished.test(rest) || ownTimeEnds(rest, 0) !== null) return null;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

const dayBefore = anyOf(oneOf('yesterday last\\snight'), 'i');

/** The day that a sentence worded for its own day means, as `today` or `last night`; null if it names none. In milliseconds, UTC. */
export const ownDayOf = (text: string, writtenAt: number): number | null => {
  const language = languageOf(text);
  if (!isOfItsDay(text, language)) return null;
  const own = text.replace(foreignQuotation, '“”');
  return startOfDay(writtenAt) - ((language?.news.dayBefore ?? dayBefore).test(own) ? days(1) : 0);
};
