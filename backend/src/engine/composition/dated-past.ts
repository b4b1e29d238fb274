import { startOfDay } from '#kernel/calendar';
import { weekdays } from '#text/languages/english/calendar';
import { parseCount } from '#text/languages/english/counts';
import {
  announcement,
  boundedPeriod,
  comingPeriod,
  fromDay,
  hasBeen,
  timeLimitedActs,
  mayEndPattern,
  periodAfter,
  relativeDay,
  timetables,
  openingToday,
  untilDay,
} from '#text/languages/english/dated-past';
import { eventVerbs } from '#text/languages/english/event-words';
import { beforeDeadline } from '#text/languages/english/instructions';
import { otherClause } from '#text/languages/english/present-tense';
import { days, type DateMention } from '#text/words/date-mention';
import { datesIn } from '#text/words/dates';
import { currentUntil, isBareInstruction, daysAfter } from './present-tense';

type Placed = DateMention & { readonly offset: number };

const lengthIn = (count: number, unit: string): number => {
  switch (unit.toLowerCase()) {
    case 'day':
      return days(count);
    case 'week':
      return days(7 * count);
    case 'month':
      return days(31 * count);
    default:
      return days(366 * count);
  }
};

/** The end of the week, month or year that a text calls `this` or `next`, at the latest. */
const endOfUnit = (unit: string, ahead: number, writtenAt: number): number => {
  const day = new Date(writtenAt);
  switch (unit.toLowerCase()) {
    case 'month':
      return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1 + ahead, 1);
    case 'year':
      return Date.UTC(day.getUTCFullYear() + 1 + ahead, 0, 1);
    default:
      return startOfDay(writtenAt) + days(8 + 7 * ahead);
  }
};

/** The ends of the days that a text names relative to its own date: `tomorrow`, `on Thursday`, `next week`. */
const relativeEnds = (text: string, writtenAt: number): readonly number[] =>
  [...text.matchAll(relativeDay)].map(([, near, which, unit, next, weekday]) => {
    if (near !== undefined) return startOfDay(writtenAt) + days(near.toLowerCase() === 'tomorrow' ? 2 : 1);
    if (unit !== undefined) return endOfUnit(unit, which?.toLowerCase() === 'next' ? 1 : 0, writtenAt);
    const ahead = (weekdays.indexOf((weekday ?? '').toLowerCase()) - new Date(writtenAt).getUTCDay() + 7) % 7;
    return startOfDay(writtenAt) + days((ahead === 0 ? 7 : ahead) + (next === undefined ? 1 : 8));
  });

/** The latest end of `in the coming days`, `weeks` or `months`, counted from the day of writing. */
const SOON = { day: days(31), week: days(92), month: days(366) };

const comingEnds = (text: string, writtenAt: number): readonly number[] => {
  switch (comingPeriod.exec(text)?.[1]?.toLowerCase()) {
    case 'day':
      return [startOfDay(writtenAt) + SOON.day];
    case 'week':
      return [startOfDay(writtenAt) + SOON.week];
    case 'month':
      return [startOfDay(writtenAt) + SOON.month];
    default:
      return [];
  }
};

/**
 * Whether `today` is when the event happens, as in `Today, the council will meet`, rather than when it was announced,
 * as in `Today, the council said that it will meet`.
 */
const saysToday = (text: string, announcedAt: number): boolean => {
  const opening = openingToday.exec(text)?.[0];
  if (opening === undefined) return false;
  const between = text.slice(opening.length, announcedAt).split(' ');
  return !between.some((word) => eventVerbs.has(word) || otherClause.has(word));
};

const announcedEnds = (text: string, dates: readonly Placed[], writtenAt: number): readonly number[] => {
  const index = text.search(announcement);
  if (index < 0) return [];
  const today = startOfDay(writtenAt);
  const mentioned = dates
    .filter(({ from, to, offset }) => (offset > index ? to >= today : from >= today + days(1)))
    .map(({ to }) => to);
  const counted = [...text.matchAll(periodAfter)].map(
    ([, count, unit]) => today + days(1) + lengthIn(parseCount(count ?? ''), unit ?? ''),
  );
  if (saysToday(text, index)) return [...counted, today + days(1)];
  const ends = [...mentioned, ...counted];
  if (ends.length > 0) return ends;
  return [...relativeEnds(text.slice(index), writtenAt), ...comingEnds(text, writtenAt)];
};

/** The ends of future days that a timetable names. */
const scheduledEnds = (text: string, dates: readonly Placed[], writtenAt: number): readonly number[] => {
  const index = text.search(timetables);
  if (index < 0) return [];
  const tomorrow = startOfDay(writtenAt) + days(1);
  const mentioned = dates.filter(({ from, offset }) => offset > index && from >= tomorrow).map(({ to }) => to);
  return mentioned.length > 0 ? mentioned : relativeEnds(text.slice(index).replace(/\btoday\b/gi, ''), writtenAt);
};

/** The start of a list item after `shall`: `shall: … (b) `, with or without the letter. */
const ITEM = / shall(?::| ….*?:) (?:… )?(?:\([a-z]{1,4}\) )?/u;

const periodEnds = (text: string, dates: readonly Placed[], writtenAt: number): readonly number[] => {
  if (hasBeen.test(text)) return [];
  // `(ii) give access to models for 30 days`: the order does not say when the period begins.
  const [beforeItems = text] = text.split(ITEM);
  const begin = dates.find(({ offset }) => fromDay.test(text.slice(0, offset)))?.from ?? startOfDay(writtenAt);
  return [...beforeItems.matchAll(boundedPeriod)].flatMap(([, word, called, count, unit]) => {
    const ahead = announcement.test(text) || isBareInstruction(text);
    const applies =
      word?.toLowerCase() === 'within' ? ahead : called !== undefined || ahead || timeLimitedActs.test(text);
    return applies ? [begin + days(1) + lengthIn(parseCount(count ?? ''), unit ?? '')] : [];
  });
};

const untilEnds = daysAfter(untilDay);
const deadlinesIn = daysAfter(beforeDeadline);

/**
 * Whether what a line announces or limits in time is over at `now`: `will undock on October 9`, `for a period of 150
 * days`, `until June 30`; if it names no such day, whether its tense still fits. `writtenAt` is the line's own date.
 * Both are milliseconds, UTC. What merely happened is never past.
 */
export const isDatedPast = (text: string, writtenAt: number, now: number): boolean => {
  const until = currentUntil(text, writtenAt);
  if (until === null && !mayEndPattern.test(text) && !announcement.test(text) && !timetables.test(text)) return false;
  const dates = datesIn(text, writtenAt);
  const ends = [
    ...announcedEnds(text, dates, writtenAt),
    ...scheduledEnds(text, dates, writtenAt),
    ...periodEnds(text, dates, writtenAt),
    ...untilEnds(text, dates, writtenAt),
    ...(isBareInstruction(text) ? deadlinesIn(text, dates, writtenAt) : []),
  ];
  const end = ends.length > 0 ? Math.max(...ends) : until;
  return end !== null && end < now;
};
