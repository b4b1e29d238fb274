import fc from 'fast-check';
import type { Frequency } from '#events/trackers/tracker-settings';
import { newestDueMoment, retryMoment } from './schedule';

const at = (text: string): Date => new Date(text);
const due = (anchor: string, frequency: Frequency, now: string): string =>
  newestDueMoment(at(anchor), frequency, at(now)).toISOString();

describe('when a tracker is due', () => {
  test('a daily tracker is due at the hour it was made', () => {
    expect(due('2026-03-01T10:30:00Z', 'day', '2026-03-03T09:00:00Z')).toBe('2026-03-02T10:30:00.000Z');
    expect(due('2026-03-01T10:30:00Z', 'day', '2026-03-03T10:30:00Z')).toBe('2026-03-03T10:30:00.000Z');
  });

  test('in a month without that day a tracker is due on the last day, and afterwards on its own day again', () => {
    expect(due('2026-01-31T08:00:00Z', 'month', '2026-02-28T08:00:00Z')).toBe('2026-02-28T08:00:00.000Z');
    expect(due('2026-01-31T08:00:00Z', 'month', '2026-03-30T08:00:00Z')).toBe('2026-02-28T08:00:00.000Z');
    expect(due('2026-01-31T08:00:00Z', 'month', '2026-03-31T08:00:00Z')).toBe('2026-03-31T08:00:00.000Z');
    expect(due('2024-02-29T08:00:00Z', 'month', '2025-02-28T09:00:00Z')).toBe('2025-02-28T08:00:00.000Z');
  });

  test('after an outage of three days only the latest scheduled time is due', () => {
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
