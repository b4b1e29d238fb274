import { MINUTE_MS } from './durations';
import { parseRetryAfter } from './retry-after';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 01 Mar 2026 12:05:00 GMT', 5 * MINUTE_MS],
  ['Sunday, 01-Mar-26 12:05:00 GMT', 5 * MINUTE_MS],
  ['Sun Mar  1 12:05:00 2026 GMT', 5 * MINUTE_MS],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['Fri, 99 Foo 2026', null],
  ['', null],
  ['99999999999999999999', null],
])('Retry-After: %s asks to wait for %s milliseconds', (header, expected) =>
  expect(parseRetryAfter(header, NOW)).toBe(expected),
);

test('a Retry-After date has no meaning without the current time', () =>
  expect(parseRetryAfter('Sun, 01 Mar 2026 12:05:00 GMT', NaN)).toBeNull());
