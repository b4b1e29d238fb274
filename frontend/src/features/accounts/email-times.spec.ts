import { emailTimes, localTime, timezones } from './email-times';

test('the times are half-hour steps from 10:00 to 23:30', () => {
  const times = emailTimes('12:00');
  expect(times).toHaveLength(28);
  expect([times[0], times[1], times.at(-1)]).toEqual(['10:00', '10:30', '23:30']);
  expect(emailTimes('09:30').slice(0, 2)).toEqual(['09:30', '10:00']);
});

test('a time is shown in its zone, with that day’s summer time', () => {
  const [winter, summer] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
  expect(localTime('10:00', 'Europe/Berlin', winter)).toBe('11:00');
  expect(localTime('10:00', 'Europe/Berlin', summer)).toBe('12:00');
  expect(localTime('23:30', 'Asia/Tokyo', winter)).toBe('08:30');
});

test('the chosen time zone is always offered', () => {
  expect(timezones('Europe/Berlin').filter((name) => name === 'Europe/Berlin')).toHaveLength(1);
  expect(timezones('Europe/Kyiv')).toContain('Europe/Kyiv');
});
