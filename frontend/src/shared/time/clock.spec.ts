import { browserNow, followServerClock, now } from './clock';
import { DAY_MS } from './durations';
import { freshness } from './format-time';

const inDays = (days: number): Date => new Date(browserNow().getTime() + days * DAY_MS);
const aheadMs = (): number => now().getTime() - browserNow().getTime();

afterEach(() => followServerClock(browserNow().toUTCString()));

test.each([
  ['behind', 3],
  ['ahead', -3],
])('dates what was just found as today when this computer’s clock is three days %s', (_where, days) => {
  followServerClock(inDays(days).toUTCString());
  expect(freshness(inDays(days).toISOString(), now())).toEqual({ kind: 'today' });
  expect(freshness(inDays(days - 1).toISOString(), now())).toEqual({ kind: 'yesterday' });
});

test('clocks that differ by a second agree', () => {
  followServerClock(new Date(browserNow().getTime() - 1500).toUTCString());
  expect(Math.abs(aheadMs())).toBeLessThan(100);
});

test('a response without a date changes nothing', () => {
  followServerClock(inDays(3).toUTCString());
  followServerClock(null);
  followServerClock('soon');
  expect(aheadMs()).toBeGreaterThan(2 * DAY_MS);
});
