import fc from 'fast-check';
import type { Frequency } from '#events/trackers/tracker-settings';
import type { DailyTime } from '#kernel/daily-time';
import { MINUTE_MS } from '#kernel/durations';
import { leadOf, newestDueBeforeBrief, newestDueMoment, retryMoment } from './schedule';

const at = (text: string): Date => new Date(text);
const due = (anchor: string, frequency: Frequency, now: string): string =>
  newestDueMoment(at(anchor), frequency, at(now)).toISOString();

describe('the due time of a tracker', () => {
  test('a daily tracker is due at the hour it was made', () => {
    expect(due('2026-03-01T10:30:00Z', 'day', '2026-03-03T09:00:00Z')).toBe('2026-03-02T10:30:00.000Z');
    expect(due('2026-03-01T10:30:00Z', 'day', '2026-03-03T10:30:00Z')).toBe('2026-03-03T10:30:00.000Z');
  });

  test('a monthly tracker is due on the last day of a month without its day, and afterwards on its own day again', () => {
    expect(due('2026-01-31T08:00:00Z', 'month', '2026-02-28T08:00:00Z')).toBe('2026-02-28T08:00:00.000Z');
    expect(due('2026-01-31T08:00:00Z', 'month', '2026-03-30T08:00:00Z')).toBe('2026-02-28T08:00:00.000Z');
    expect(due('2026-01-31T08:00:00Z', 'month', '2026-03-31T08:00:00Z')).toBe('2026-03-31T08:00:00.000Z');
    expect(due('2024-02-29T08:00:00Z', 'month', '2025-02-28T09:00:00Z')).toBe('2025-02-28T08:00:00.000Z');
  });

  test('only the latest scheduled time is due after an outage of three days', () => {
    expect(due('2026-03-01T10:00:00Z', 'day', '2026-03-09T12:00:00Z')).toBe('2026-03-09T10:00:00.000Z');
  });

  test('the due time is never in the future, at most one period ago, and stable within a period', () => {
    const longest = { hour: 1, day: 24, week: 168, month: 31 * 24 };
    const moments = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, moments, fc.constantFrom<Frequency>('hour', 'day', 'week', 'month'), (a, b, frequency) => {
        const [anchor, now] = a < b ? [a, b] : [b, a];
        const moment = newestDueMoment(anchor, frequency, now);
        expect(moment.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime() - moment.getTime()).toBeLessThan(longest[frequency] * 3_600_000 + 1);
        expect(newestDueMoment(anchor, frequency, moment)).toEqual(moment);
      }),
    );
  });
});

describe('the due time of a tracker whose news goes into a daily brief', () => {
  const ahead = 45 * MINUTE_MS;
  const noon: DailyTime = { time: '12:00', setAt: at('2026-01-15T12:00:00Z'), timezone: null };
  const inZone = (timezone: string, time: string): DailyTime => ({ ...noon, time, timezone });
  const due = (anchor: string, frequency: Frequency, now: string, daily = noon): string =>
    newestDueBeforeBrief(at(anchor), frequency, at(now), { daily, lead: ahead }).toISOString();

  test('a daily tracker is due shortly before the brief, whenever it was made', () => {
    expect(due('2026-03-01T12:30:00Z', 'day', '2026-03-02T11:14:59Z')).toBe('2026-03-01T11:15:00.000Z');
    expect(due('2026-03-01T12:30:00Z', 'day', '2026-03-02T11:15:00Z')).toBe('2026-03-02T11:15:00.000Z');
    expect(due('2026-03-01T02:00:00Z', 'day', '2026-03-01T11:15:00Z')).toBe('2026-03-01T11:15:00.000Z');
  });

  test.each([
    // Clocks go forward on March 29 and back on October 25: 13:00 is 12:00 UTC in winter, 11:00 in summer.
    ['Europe/Berlin', '12:00', '2026-03-29T00:00:00Z', '2026-03-28T11:15:00.000Z'],
    ['Europe/Berlin', '12:00', '2026-03-29T12:00:00Z', '2026-03-29T10:15:00.000Z'],
    ['Europe/Berlin', '12:00', '2026-10-25T10:30:00Z', '2026-10-24T10:15:00.000Z'],
    ['Europe/Berlin', '12:00', '2026-10-25T12:00:00Z', '2026-10-25T11:15:00.000Z'],
    // 03:00 in New York, just after the hour that is skipped on March 8: there is no local time 45 minutes before.
    ['America/New_York', '08:00', '2026-03-08T12:00:00Z', '2026-03-08T06:15:00.000Z'],
    ['America/New_York', '08:00', '2026-03-09T12:00:00Z', '2026-03-09T06:15:00.000Z'],
    ['Asia/Kolkata', '12:00', '2026-07-02T11:30:00Z', '2026-07-02T11:15:00.000Z'],
  ])('a tracker in %s (%s UTC in winter) at %s was last due at %s', (timezone, time, now, expected) =>
    expect(due('2026-01-20T18:00:00Z', 'day', now, inZone(timezone, time))).toBe(expected),
  );

  test('a weekly one on its day of the week, a monthly one on its day of the month, by the clock of its owner', () => {
    expect(due('2026-03-04T12:30:00Z', 'week', '2026-03-11T11:14:00Z')).toBe('2026-03-04T11:15:00.000Z');
    expect(due('2026-03-04T12:30:00Z', 'week', '2026-03-12T00:00:00Z')).toBe('2026-03-11T11:15:00.000Z');
    // Made before the run of its day would have been due: the seventh day after is a day too late.
    expect(due('2026-03-04T10:00:00Z', 'week', '2026-03-11T00:00:00Z')).toBe('2026-03-10T11:15:00.000Z');
    expect(due('2026-01-31T12:30:00Z', 'month', '2026-03-01T00:00:00Z')).toBe('2026-02-28T11:15:00.000Z');
    expect(due('2026-01-31T12:30:00Z', 'month', '2026-04-01T00:00:00Z')).toBe('2026-03-31T11:15:00.000Z');
    // In Auckland it is February 1 already.
    const auckland = inZone('Pacific/Auckland', '12:00');
    expect(due('2026-01-31T12:30:00Z', 'month', '2026-03-01T00:00:00Z', auckland)).toBe('2026-02-28T11:15:00.000Z');
  });

  test('an hourly one as often as without a brief', () => {
    expect(due('2026-03-01T10:30:00Z', 'hour', '2026-03-02T09:00:00Z')).toBe('2026-03-02T08:30:00.000Z');
  });

  test('owners have leads of their own, spread over an hour and long enough for a run and its retry', () => {
    const leads = Array.from({ length: 1000 }, (_, n) => leadOf(`owner-${n}`) / MINUTE_MS);
    expect(Math.min(...leads)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...leads)).toBeLessThan(90);
    for (const from of [30, 45, 60, 75])
      expect(leads.filter((lead) => lead >= from && lead < from + 15).length).toBeGreaterThan(150);
  });
});

test('a failed run is retried after 15 minutes, an hour, four hours, then once a day', () => {
  const failed = at('2026-03-01T00:00:00Z');
  expect([1, 2, 3, 4, 5].map((failures) => retryMoment(failed, failures).toISOString())).toEqual([
    '2026-03-01T00:15:00.000Z',
    '2026-03-01T01:00:00.000Z',
    '2026-03-01T04:00:00.000Z',
    '2026-03-02T00:00:00.000Z',
    '2026-03-02T00:00:00.000Z',
  ]);
});
