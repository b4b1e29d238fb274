import { isTimezone } from '#kernel/daily-time';
import { dailyTimeOn, emailTime } from './email-time';

test('the choices are half hours from 10:00 to 23:30 UTC', () => {
  expect([emailTime(10, 0), emailTime(23, 30)]).toEqual(['10:00', '23:30']);
  expect([emailTime(9, 30), emailTime(24, 0), emailTime(12, 15), emailTime(12.5, 0)]).toEqual([null, null, null, null]);
});

test('time zones have IANA names', () => {
  expect(['Europe/Berlin', 'America/New_York', 'UTC'].filter((name) => !isTimezone(name))).toEqual([]);
  expect(['Europe/Nowhere', '+01:00', '', 'Berlin'].filter(isTimezone)).toEqual([]);
});

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

test.each([
  ['Europe/Berlin', '12:00', '11:00'],
  ['America/New_York', '10:00', '09:00'],
  ['Australia/Sydney', '23:30', '00:30'],
  ['Asia/Kolkata', '12:00', '12:00'],
  [null, '12:00', '12:00'],
])('a time in %s moves with the clocks: %s UTC in January is %s UTC in July', (timezone, time, inJuly) => {
  expect(dailyTimeOn({ time, setAt: winter, timezone }, summer)).toBe(inJuly);
  expect(dailyTimeOn({ time: inJuly, setAt: summer, timezone }, winter)).toBe(time);
});
