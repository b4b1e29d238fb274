import { DAY_MINUTES, MINUTE_MS } from '#kernel/durations';
import { months } from '#text/languages/english/calendar';
import { monthNumber } from '#text/languages/month-names';
import { asLocalTimes } from './local-time';
import { inUsualForm, isSameDay } from './odd-dates';

/** Offsets of time zones named in feeds; daylight saving zones have their own, ET and the like count as standard time. */
const zones: Readonly<Record<string, string>> = {
  UT: '+0000',
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  MET: '+0100',
  MEST: '+0200',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  MSK: '+0300',
  IST: '+0530',
  SGT: '+0800',
  HKT: '+0800',
  JST: '+0900',
  KST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
  NZST: '+1200',
  NZDT: '+1300',
  EST: '-0500',
  EDT: '-0400',
  CST: '-0600',
  CDT: '-0500',
  MST: '-0700',
  MDT: '-0600',
  PST: '-0800',
  PDT: '-0700',
  ET: '-0500',
  CT: '-0600',
  MT: '-0700',
  PT: '-0800',
  AST: '-0400',
  ADT: '-0300',
  AT: '-0400',
  AKST: '-0900',
  AKDT: '-0800',
  HST: '-1000',
};

const shortMonths = months.map((month) => month.slice(0, 3));

const englishMonth = (name: string): string => shortMonths[(monthNumber(name) ?? 0) - 1] ?? name;

const DAY_MONTH_YEAR = /(\d{1,2})\.?\s+(?:de\s+)?(\p{L}{3,12})\.?,?\s+(?:de\s+)?(\d{4})/u;

const iso = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** A date in the form that most pages write: a day or a moment with its zone, `2026-02-20T08:00:00+01:00`. */
const STANDARD = /^(?:19|20)\d\d-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):\d\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Rewrites a date so that `Date.parse` reads it the same everywhere. */
const inOneWay = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // Brackets only explain the time zone before them.
    .replace(/ ?(?:\([^)]*\)|\[[^\]]*\])$/, '')
    .replace(/ Etc\/(?=GMT|UTC)/, ' ')
    // `Date.parse` knows weekdays in English only.
    .replace(/^\p{L}{2,12}\.?, ?(?=\d)/u, '')
    .replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/, (_, year: string, month: string, day: string) =>
      iso(year, month, day),
    )
    .replace(/^(\d{4})(\d{2})(\d{2})(?=T|$)/, '$1-$2-$3')
    .replace(/T(\d{2})(\d{2})(\d{2})(?=\D|$)/, 'T$1:$2:$3')
    // Dates with dots always begin with the day.
    .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})/, (_, day: string, month: string, year: string) => iso(year, month, day))
    .replace(/^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]/, (_, year: string, month: string, day: string) =>
      iso(year, month, day),
    )
    .replace(DAY_MONTH_YEAR, (_, day: string, month: string, year: string) => `${day} ${englishMonth(month)} ${year}`)
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/i, '$1')
    .replace(/\b([ap])\.m\./i, '$1m')
    // `date` prints the year last.
    .replace(/^(\D*\d{1,2}) (\d{1,2}:\d{2}:\d{2})( \S+)? (\d{4})$/, '$1 $4 $2$3')
    .replace(/(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) (?=[+-]\d)/, '$1')
    .replace(/(T[\d:.]+[+-]\d{2})$/, '$1:00')
    .replace(/(T\d{2}:[\d:.]+) ?([A-Z]{2,4})$/, (_, time: string, zone: string) => `${time}${zones[zone] ?? zone}`)
    .replace(/\b[A-Z]{2,4}$/, (zone) => zones[zone] ?? zone);

const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const TIME_OF_DAY = /\d:\d|\d ?[ap]m\b/i;
/** A zone at the end, but not the year of `20-Feb-2026`. */
const ZONE_AT_END =
  /(?:z|(?:gmt|utc)\s*[+-]\d{2}:?\d{2}|(?<!\p{L})\s*[+-]\d{2}:?\d{2}|\s*(?:gmt|utc|\b[ecmp][sd]t))$/iu;
/** Requires a day and a year: `Date.parse` would fill in the first of the month or 2001. */
const IS_WHOLE =
  /^\d{4}[-/]\d{1,2}[-/]\d|\d{1,2}\/\d{1,2}\/\d{4}|\d[ -]\p{L}{3,9}[ -]\d{2,4}(?![\d:])|\p{L}{3,9}\.? \d{1,2},? \d{4}/u;

const firstDay = Date.UTC(1970, 0, 3);

/** `+01:00`, or `Z`. */
const offsetText = (minutes: number): string => {
  if (minutes === 0) return 'Z';
  const two = (count: number): string => String(Math.floor(count)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
};

/** A date without its zone, read as UTC. */
const readWithoutZone = (date: string): number => {
  if (BARE_DATE.test(date)) return Date.parse(`${date}T00:00:00Z`);
  return Date.parse(ISO_TIME.test(date) ? `${date.replace(' ', 'T')}Z` : `${date} UTC`);
};

/**
 * A date as pages and feeds write it, in ISO 8601: a day where no time is said, else a moment with the offset it was
 * written with, so that the source keeps its own calendar day. A time without a zone is taken as UTC.
 */
export const parseDate = (text: string): string | null => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 100) return null;
  const date = STANDARD.test(trimmed) ? trimmed : inOneWay(inUsualForm(trimmed));
  if (!IS_WHOLE.test(date)) return null;
  const [zone = ''] = ZONE_AT_END.exec(date) ?? [];
  const bare = date.slice(0, date.length - zone.length);
  const readable = readWithoutZone(bare);
  const isDay = !TIME_OF_DAY.test(bare);
  const time = zone === '' || isDay ? readable : Date.parse(date);
  const offset = Math.round((readable - time) / MINUTE_MS);
  // Dates at the epoch come from clocks that were never set, and no offset from UTC reaches a day.
  if (Number.isNaN(offset) || time < firstDay || Math.abs(offset) >= DAY_MINUTES) return null;
  const read = new Date(readable);
  if (!isSameDay(bare, read)) return null;
  const written = read.toISOString();
  return isDay ? written.slice(0, 10) : written.replace('Z', offsetText(offset));
};

/** The same time in UTC, for sorting; a date's first moment. */
export const inUtc = (date: string | null): string | null => (date === null ? null : new Date(date).toISOString());

/** The first valid date that is not in the future; a local time that is called UTC is not. */
export const firstPastDate = (candidates: Iterable<string | null | undefined>, now: Date): string | null => {
  for (const candidate of candidates) {
    const parsed = candidate === null || candidate === undefined ? null : parseDate(candidate);
    const date = parsed === null ? null : asLocalTimes([parsed], now)(parsed);
    if (date !== null && Date.parse(date) <= now.getTime()) return date;
  }
  return null;
};

const DIVIDED = new RegExp(
  String.raw`[/-](20\d\d)[/-](0[1-9]|1[0-2]|${shortMonths.join('|')})(?:[/-](0[1-9]|[12]\d|3[01]))?(?:[/.-]|$)`,
);
const UNPADDED = /\/(20\d\d)\/([1-9]|1[0-2])\/([1-9]|[12]\d|3[01])\//;
const RUN_TOGETHER = /[/_-](20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:[/_.-]|$)/;

const partsInAddress = (address: string): { readonly month: string; readonly day: string | undefined } | null => {
  const [, year, month = '', day] = UNPADDED.exec(address) ?? DIVIDED.exec(address) ?? RUN_TOGETHER.exec(address) ?? [];
  if (year === undefined) return null;
  const named = shortMonths.indexOf(month) + 1;
  return { month: `${year}-${(named === 0 ? month : String(named)).padStart(2, '0')}`, day: day?.padStart(2, '0') };
};

/** The day in a URL, as in those of news and press releases: `/2026/02/20/…`, `/2026/feb/20/…`, `FR-2026-02-20`. */
export const dayInAddress = (address: string): string | null => {
  const parts = partsInAddress(address);
  return parts?.day === undefined ? null : `${parts.month}-${parts.day}`;
};

/** The day in UTC, or the first of the month if the URL has no day; used to sort by recency. */
export const timeInAddress = (address: string): string | null => {
  const parts = partsInAddress(address);
  return parts === null ? null : `${parts.month}-${parts.day ?? '01'}T00:00:00.000Z`;
};
