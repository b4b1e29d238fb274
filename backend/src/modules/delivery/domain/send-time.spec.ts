import { addDays } from '#kernel/calendar';
import type { DailyTime } from '#kernel/daily-time';
import { dailySlot, nextSendTime, startOfWeek } from './send-time';

const winter = new Date('2026-01-15T12:00:00Z');
const at = (timezone: string | null, time = '12:00', setAt = winter): DailyTime => ({ time, setAt, timezone });
const next = (daily: DailyTime, after: string, lastSent: string | null = null) =>
  nextSendTime(daily, new Date(after), lastSent === null ? null : new Date(lastSent)).toISOString();

test('the next brief is at the chosen time, today if that is still to come', () => {
  expect(next(at(null), '2026-03-01T11:59:59Z')).toBe('2026-03-01T12:00:00.000Z');
  expect(next(at(null), '2026-03-01T12:00:00Z')).toBe('2026-03-02T12:00:00.000Z');
});

test('a later time chosen after the brief of the day makes no second one', () => {
  expect(next(at(null, '18:00'), '2026-03-01T13:00:00Z', '2026-03-01T12:00:00Z')).toBe('2026-03-02T18:00:00.000Z');
});

test.each([
  // Clocks go forward on March 29 and back on October 25.
  ['Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T11:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T11:00:00Z', '2026-10-25T12:00:00.000Z'],
  // On March 8 and November 1.
  ['America/New_York', '2026-03-07T12:00:00Z', '2026-03-08T11:00:00.000Z'],
  ['America/New_York', '2026-10-31T11:00:00Z', '2026-11-01T12:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-01T12:00:00Z', '2026-07-02T12:00:00.000Z'],
])('the local time in %s stays when clocks change: after %s it is %s', (timezone, after, expected) => {
  expect(next(at(timezone), after)).toBe(expected);
});

test('a local time that the clocks skip is made up for an hour later, once', () => {
  // 02:30 in Auckland, which does not exist on September 27, 2026.
  const daily = at('Pacific/Auckland', '13:30', new Date('2026-01-15T13:30:00Z'));
  expect(next(daily, '2026-09-26T00:00:00Z')).toBe('2026-09-26T14:30:00.000Z');
  expect(next(daily, '2026-09-26T14:30:00Z')).toBe('2026-09-27T13:30:00.000Z');
});

test('a local time that the clocks skip just before midnight is made up for an hour earlier, on its day', () => {
  // 23:30 in Nuuk, which does not exist on March 30, 2024.
  const daily = at('America/Nuuk', '01:30', new Date('2024-01-15T12:00:00Z'));
  expect(next(daily, '2024-03-30T12:00:00Z')).toBe('2024-03-31T00:30:00.000Z');
  expect(next(daily, '2024-03-31T00:30:00Z', '2024-03-31T00:30:00Z')).toBe('2024-04-01T00:30:00.000Z');
});

const slot = (now: string, lastSlot: string | null = null) => {
  const { kind, at: instant } = dailySlot(at(null), new Date(now), lastSlot === null ? null : new Date(lastSlot));
  return [kind, instant.toISOString()];
};

test.each([
  ['on time', '2026-03-01T12:00:00Z', null, ['now', '2026-03-01T12:00:00.000Z']],
  ['a daily time that was missed by three hours', '2026-03-01T15:00:00Z', null, ['now', '2026-03-01T12:00:00.000Z']],
  ['one that is as near as the next', '2026-03-02T00:00:00Z', null, ['wait', '2026-03-02T12:00:00.000Z']],
  ['one to which the next is nearer', '2026-03-02T09:00:00Z', null, ['wait', '2026-03-02T12:00:00.000Z']],
  ['the last of several', '2026-03-05T13:00:00Z', '2026-03-01T12:00:00Z', ['now', '2026-03-05T12:00:00.000Z']],
  ['one that had its brief', '2026-03-01T13:00:00Z', '2026-03-01T12:00:00Z', ['wait', '2026-03-02T12:00:00.000Z']],
  ['the day of a brief', '2026-03-01T13:00:00Z', '2026-03-01T09:00:00Z', ['wait', '2026-03-02T12:00:00.000Z']],
] as const)('%s, at %s', (_what, now, lastSlot, expected) => expect(slot(now, lastSlot)).toEqual(expected));

const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
];

test.each(ZONES)(
  'each of 400 days in %s has one brief, at the same local time but on a day that skips it',
  (timezone) => {
    const local = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      dateStyle: 'short',
      timeStyle: 'short',
      hour12: false,
    });
    const days: string[] = [];
    const times = new Map<string, number>();
    let sent = new Date('2026-01-20T00:00:00Z');
    for (let n = 0; n < 400; n++) {
      sent = nextSendTime(at(timezone, '13:30'), sent, n === 0 ? null : sent);
      const [day = '', time = ''] = local.format(sent).split(', ');
      days.push(day);
      times.set(time, (times.get(time) ?? 0) + 1);
    }
    expect(days).toEqual(days.map((_day, n) => addDays(days[0] ?? '', n)));
    expect(Math.max(...times.values())).toBeGreaterThanOrEqual(398);
  },
);

describe('a week begins on Monday, by the reader’s clock', () => {
  test.each([
    ['2026-11-26T12:00:00Z', null, '2026-11-23T00:00:00.000Z'],
    ['2026-11-23T02:00:00Z', 'America/New_York', '2026-11-16T05:00:00.000Z'],
    ['2026-11-22T16:00:00Z', 'Asia/Tokyo', '2026-11-22T15:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-18T22:00:00.000Z'],
  ])('the week that contains %s in %s began on %s', (at, timezone, start) =>
    expect(startOfWeek(new Date(at), timezone).toISOString()).toBe(start),
  );
});
