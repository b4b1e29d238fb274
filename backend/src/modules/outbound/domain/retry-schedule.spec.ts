import { DAY_MS, MINUTE_MS } from '#kernel/durations';
import { retryPause } from './retry-schedule';

const schedule = { attempts: 16, firstPauseMs: 2000, longestPauseMs: 60_000 };

test('the pauses double up to the longest', () =>
  expect([1, 2, 3, 4, 5, 6, 7, 900].map((failures) => retryPause(failures, schedule, 1))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]));

test('chance takes up to half of a pause away', () => {
  expect(retryPause(2, schedule, 0)).toBe(2000);
  expect(retryPause(2, schedule, 0.5)).toBe(3000);
});

test('a receiver can ask for a longer wait, up to a day, but not for a shorter one', () => {
  expect(retryPause(1, schedule, 1, 10 * MINUTE_MS)).toBe(10 * MINUTE_MS);
  expect(retryPause(1, schedule, 1, 3 * DAY_MS)).toBe(DAY_MS);
  expect(retryPause(1, schedule, 1, 0)).toBe(2000);
});
