import { isTimezone, minutesAhead } from './daily-time';

const SUMMER = Date.UTC(2026, 6, 1);
const WINTER = Date.UTC(2026, 0, 1);

test.each([
  ['Europe/Berlin', SUMMER, 120],
  ['Europe/Berlin', WINTER, 60],
  ['America/St_Johns', WINTER, -210],
  ['UTC', SUMMER, 0],
])('%s is ahead of UTC by minutes that depend on the season', (timezone, instant, minutes) => {
  expect(minutesAhead(timezone, instant)).toBe(minutes);
});

test('a time zone is known by its name, however it is spelled, and not by an offset', () => {
  expect(['Europe/Berlin', 'europe/berlin', 'UTC', '+01:00', 'Nowhere/Else', ''].map(isTimezone)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('spellings of one time zone share a format', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const spellings = ['Asia/Tokyo', 'asia/tokyo', 'ASIA/TOKYO', 'aSIA/tOKYO'];
  expect(spellings.map((name) => minutesAhead(name, SUMMER))).toEqual([540, 540, 540, 540]);
  // None, where an earlier suite of this process has asked for it.
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});
