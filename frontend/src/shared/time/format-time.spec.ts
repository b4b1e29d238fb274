import {
  formatAgo,
  freshness,
  longDate,
  formatMoment,
  formatReadTime,
  shortDate,
  formatTimeUntil,
} from './format-time';
import { formatWait } from './format-wait';

/** Local times, so that the tests work in any time zone. */
const at = (year: number, month: number, day: number, hour = 9, minute = 0): Date =>
  new Date(year, month - 1, day, hour, minute);
const iso = (...parts: Parameters<typeof at>): string => at(...parts).toISOString();

const now = at(2026, 8, 19, 14, 30);

test('a date is written out', () => {
  expect(longDate(iso(2025, 1, 5))).toBe('January 5, 2025');
  expect(shortDate(iso(2026, 6, 1), now)).toBe('June 1');
  expect(shortDate(iso(2025, 6, 1), now)).toBe('June 1, 2025');
});

test('a date without a time is that date in every time zone', () =>
  expect(longDate('2025-01-05')).toBe('January 5, 2025'));

test('a date stored as a time, midnight UTC, is that date in every time zone', () =>
  expect(longDate('2025-01-05T00:00:00.000Z')).toBe('January 5, 2025'));

test.each([
  [0.4, 'in 1 second'],
  [40, 'in 40 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
])('a wait of %d seconds is not told too short', (seconds, words) => expect(formatWait(seconds)).toBe(words));

test.each([
  [iso(2026, 8, 19, 0, 5), 'today'],
  [iso(2026, 8, 18, 23, 59), 'yesterday'],
  [iso(2026, 8, 13), 'quiet for 6 days'],
  [iso(2026, 7, 29), 'quiet for 3 weeks'],
  [iso(2026, 4, 19), 'quiet for 4 months'],
  [iso(2023, 8, 1), 'quiet for 3 years'],
])('the freshness of %s', (moment, words) => expect(freshness(moment, now)).toBe(words));

test('a time slightly in the future counts as today', () => expect(freshness(iso(2026, 8, 20, 3), now)).toBe('today'));

test.each([
  [iso(2026, 8, 19, 6, 4), 'this morning'],
  [iso(2026, 8, 19, 13), 'this afternoon'],
  [iso(2026, 8, 18), 'yesterday'],
  [iso(2026, 8, 15), 'on Saturday'],
  [iso(2026, 8, 12), 'on August 12'],
])('the recent time %s', (moment, words) => expect(formatMoment(moment, now)).toBe(words));

test('when a page was read', () => {
  expect(formatReadTime(iso(2026, 8, 19, 6, 4), now)).toBe('today, 06:04');
  expect(formatReadTime(iso(2026, 8, 18, 18, 30), now)).toBe('yesterday, 18:30');
  expect(formatReadTime(iso(2026, 6, 1), now)).toBe('June 1');
});

test.each([
  [iso(2026, 8, 19, 14, 30), 'in a moment'],
  [iso(2026, 8, 19, 14, 45), 'in 15 minutes'],
  [iso(2026, 8, 19, 18, 30), 'in 4 hours'],
  [iso(2026, 8, 20, 2, 30), 'in 12 hours'],
  [iso(2026, 8, 20, 14, 30), 'tomorrow'],
  [iso(2026, 8, 22), 'on Saturday'],
  [iso(2026, 9, 1), 'on September 1'],
])('the future time %s', (moment, words) => expect(formatTimeUntil(moment, now)).toBe(words));

test('how long ago', () => {
  expect(formatAgo(iso(2026, 8, 19, 14, 30), now)).toBe('a moment ago');
  expect(formatAgo(iso(2026, 8, 19, 14, 18), now)).toBe('12 minutes ago');
  expect(formatAgo(iso(2026, 8, 19, 8, 0), now)).toBe('this morning');
});
