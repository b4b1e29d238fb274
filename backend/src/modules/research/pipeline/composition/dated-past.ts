import { eventVerbs } from '../ranking/event-words';
import { datesIn } from '../words/dates';
import { weekdays } from '../languages/english/calendar';
import { days, startOfDay, type NamedDate } from '../words/named-date';
import { countOf, spelledCounts } from '../words/counts';
import { anyOf, oneOf } from '../words/phrases';
import { deadlinesIn } from './instruction';
import { currentUntil, onlyInstructs } from './present-tense';

type Placed = NamedDate & { readonly offset: number };

const awaited = oneOf('targeting scheduled expected due set slated planned planning preparing aiming hoping');

/** `will undock`, `is now targeting`: true only until the date it names. */
const announcement = anyOf(
  `
    will
    shall
    must
    ${oneOf('is are remains remain')} (?:\\p{Ll}+ly |now |still |again )?${awaited}
    ${oneOf('is are')} to \\p{Ll}
    ${oneOf('plans plan aims intends expects hopes')} to
  `,
  'u',
);

/** `takes effect on August 1`, `the deadline is May 9`: the present tense of a timetable. */
const timetable = anyOf(
  `
    takes? ${oneOf('effect place office')}
    gets? under way
    ${oneOf('goes go enters enter comes come')} ${oneOf('into in')} ${oneOf('effect force')}
    becomes? effective
    ${oneOf('is are')} ${oneOf('effective due')}
    go(?:es)? ${oneOf('on to')} (?:the )?${oneOf('sale trial strike display polls')}
    ${oneOf(
      'begins begin starts start opens open closes close ends end expires expire runs run arrives arrive departs depart returns return',
    )} ${oneOf('on at by from this next')}
    ${oneOf('deadline deadlines closing last')}(?: ${oneOf('date day')})?\\b[^.;]{0,80}? ${oneOf('is are')}
  `,
  'u',
);

/** Acts that hold for a limited time: `suspends the duties for 90 days`. */
const limited =
  /\b(?:impos|suspend|paus|extend|prohibit|bans?\b|banned|bar(?:s|red)\b|freez|froze|waiv|exempt|delay|postpon|defer|renew|authori[sz]|allow|permit|grant|restrict|lower|reduc|reinstat|declar)/i;

/** `has been suspended for two years`: the period before, not after. */
const lookingBack = /\b(?:has|have|had) been\b/;

const unit = oneOf('day week month year');
const PERIOD = new RegExp(
  String.raw`\b(for|within) (?:an? )?(?:further |additional |another |initial )?(period of )?(?:up to )?(\d{1,4}|${oneOf(
    spelledCounts.join(' '),
  )})[ -](?:calendar |consecutive |business |working )?(${unit})s?\b`,
  'giu',
);

/** `30 days after signing`, `90 days after the date of this order` */
const AFTER = new RegExp(
  String.raw`\b(\d{1,4}|${oneOf(spelledCounts.join(' '))}) (${unit})s? (?:after|from) (?:(?:the )?date of )?${oneOf(
    String.raw`signing signature publication enactment today now this\s\p{Ll}+`,
  )}\b`,
  'giu',
);

const UNTIL = /\b(?:until|till|through|expir\p{Ll}+(?: on)?|ending(?: on)?|ends on)(?: \p{Lu}\p{Ll}+day,)? $/u;
const FROM = /\b(?:from|starting|beginning|effective|as of)(?: on)? $/;

const RELATIVE = new RegExp(
  String.raw`\b(?:(today|tonight|tomorrow)|(this|next) (week|weekend|month|year)|(next )?(${weekdays.join('|')}))\b`,
  'gi',
);

/** A cheap check for a period or `until`: it runs on all claims of a ledger, of which few have an end. */
const mayEnd = /\b(?:for|within|until|till|through|expir\p{Ll}+|ending|ends)\b/iu;

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

/** The end of each day that a text names without a date: `tomorrow`, `on Thursday`, `next week`. */
const relativeEnds = (text: string, writtenAt: number): readonly number[] =>
  [...text.matchAll(RELATIVE)].map(([, near, which, unit, next, weekday]) => {
    if (near !== undefined) return startOfDay(writtenAt) + days(near.toLowerCase() === 'tomorrow' ? 2 : 1);
    if (unit !== undefined) return endOfUnit(unit, which?.toLowerCase() === 'next' ? 1 : 0, writtenAt);
    const ahead = (weekdays.indexOf((weekday ?? '').toLowerCase()) - new Date(writtenAt).getUTCDay() + 7) % 7;
    return startOfDay(writtenAt) + days((ahead === 0 ? 7 : ahead) + (next === undefined ? 1 : 8));
  });

/** `in the coming weeks and months` */
const COMING = /\bin the (?:coming|next few) (?:\p{Ll}+ (?:and|or) )?(day|week|month)s\b/iu;
/** Maximum length of that period. */
const SOON = { day: days(31), week: days(92), month: days(366) };

const comingEnds = (text: string, writtenAt: number): readonly number[] => {
  switch (COMING.exec(text)?.[1]?.toLowerCase()) {
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

const TODAY = /^(?:(?:later|earlier) )?(?:today|tonight|this (?:morning|afternoon|evening)),? /i;

const OTHER_CLAUSE = new Set('that which who whose said says and but'.split(' '));

/** `Today, the council will meet`, unlike `Today, the council said that it will meet`: no verb stands between. */
const saysToday = (text: string, announcedAt: number): boolean => {
  const opening = TODAY.exec(text)?.[0];
  if (opening === undefined) return false;
  const between = text.slice(opening.length, announcedAt).split(' ');
  return !between.some((word) => eventVerbs.has(word) || OTHER_CLAUSE.has(word));
};

const announcedEnds = (text: string, dates: readonly Placed[], writtenAt: number): readonly number[] => {
  const at = text.search(announcement);
  if (at < 0) return [];
  const today = startOfDay(writtenAt);
  const named = dates
    .filter(({ from, to, offset }) => (offset > at ? to >= today : from >= today + days(1)))
    .map(({ to }) => to);
  const counted = [...text.matchAll(AFTER)].map(
    ([, count, unit]) => today + days(1) + lengthIn(countOf(count ?? ''), unit ?? ''),
  );
  if (saysToday(text, at)) return [...counted, today + days(1)];
  const ends = [...named, ...counted];
  if (ends.length > 0) return ends;
  return [...relativeEnds(text.slice(at), writtenAt), ...comingEnds(text, writtenAt)];
};

/** Days to come that a timetable names. */
const scheduledEnds = (text: string, dates: readonly Placed[], writtenAt: number): readonly number[] => {
  const at = text.search(timetable);
  if (at < 0) return [];
  const tomorrow = startOfDay(writtenAt) + days(1);
  const named = dates.filter(({ from, offset }) => offset > at && from >= tomorrow).map(({ to }) => to);
  return named.length > 0 ? named : relativeEnds(text.slice(at).replace(/\btoday\b/gi, ''), writtenAt);
};

/** `shall: … (b) `, also as shown without the letter. */
const ITEM = / shall(?::| ….*?:) (?:… )?(?:\([a-z]{1,4}\) )?/u;

const periodEnds = (text: string, dates: readonly Placed[], writtenAt: number): readonly number[] => {
  if (lookingBack.test(text)) return [];
  // `(ii) give access to models for 30 days`: the order does not say when the period begins.
  const [beforeItems = text] = text.split(ITEM);
  const begin = dates.find(({ offset }) => FROM.test(text.slice(0, offset)))?.from ?? startOfDay(writtenAt);
  return [...beforeItems.matchAll(PERIOD)].flatMap(([, word, called, count, unit]) => {
    const ahead = announcement.test(text) || onlyInstructs(text);
    const applies = word?.toLowerCase() === 'within' ? ahead : called !== undefined || ahead || limited.test(text);
    return applies ? [begin + days(1) + lengthIn(countOf(count ?? ''), unit ?? '')] : [];
  });
};

const untilEnds = (text: string, dates: readonly Placed[], writtenAt: number): readonly number[] =>
  dates
    .filter(({ to, offset }) => to >= startOfDay(writtenAt) && UNTIL.test(text.slice(0, offset)))
    .map(({ to }) => to);

/**
 * Whether what a line announces or limits in time is over at `now`: `will undock on October 9`, `for a period of 150
 * days`, `until June 30`; if it names no such day, whether its tense still fits. `writtenAt` is the line's own date. Both are
 * milliseconds, UTC. What merely happened is never past.
 */
export const isDatedPast = (text: string, writtenAt: number, now: number): boolean => {
  const until = currentUntil(text, writtenAt);
  if (until === null && !mayEnd.test(text) && !announcement.test(text) && !timetable.test(text)) return false;
  const dates = datesIn(text, writtenAt);
  const ends = [
    ...announcedEnds(text, dates, writtenAt),
    ...scheduledEnds(text, dates, writtenAt),
    ...periodEnds(text, dates, writtenAt),
    ...untilEnds(text, dates, writtenAt),
    ...(onlyInstructs(text) ? deadlinesIn(text, dates, writtenAt) : []),
  ];
  const end = ends.length > 0 ? Math.max(...ends) : until;
  return end !== null && end < now;
};
