import { languageOf } from '#text/languages/detection';
import { pastDay } from '#text/languages/english/own-days';
import { datesIn, daysNamedIn, timeOf } from '#text/words/dates';
import type { LedgerClaim } from '../ledger';
import { weekdays } from '#text/languages/english/calendar';
import { days, startOfDay } from '#text/words/named-date';
import { pastDaysIn } from '#text/words/past-days';

/** Days of the week before an English page: `on Tuesday`, `yesterday`. */
const weekdaysBefore = (text: string, at: number): readonly number[] =>
  [...text.matchAll(pastDay)].map(([, , weekday]) => {
    const back =
      weekday === undefined ? 1 : (new Date(at).getUTCDay() - weekdays.indexOf(weekday.toLowerCase()) + 7) % 7;
    return startOfDay(at) - days(back);
  });

/** The days that a sentence names, by date or as seen from its page's, as milliseconds, UTC. Not `today`. */
export const daysToldIn = (text: string, at: number): readonly number[] => {
  const language = languageOf(text);
  return language === null
    ? [...daysNamedIn(text, at), ...weekdaysBefore(text, at)]
    : pastDaysIn(text, at, language);
};

/** The days before `at` that a text names by date. */
export const earlierDaysOf = (text: string, at: number): readonly number[] =>
  datesIn(text, at).flatMap(({ named, from }) => (named === 'day' && from < startOfDay(at) ? [from] : []));

const known = new WeakMap<LedgerClaim, readonly number[]>();

/** The days of which a claim tells: those that it names, its page's, and the day before, of which news of a day may be. */
export const toldDaysOf = (claim: LedgerClaim): readonly number[] => {
  const told = known.get(claim);
  if (told !== undefined) return told;
  const at = timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? 0;
  const found = [startOfDay(at), startOfDay(at) - days(1), ...daysToldIn(claim.text, at)];
  known.set(claim, found);
  return found;
};
