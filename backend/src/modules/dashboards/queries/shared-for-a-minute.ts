import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock';
import { MINUTE_MS } from '#kernel/durations';
import type { DashboardItem } from './dashboard-item';

/** Ranges of days that viewers choose at the same time. */
const MAX_SHARED = 50;

type Items = readonly DashboardItem[];

/**
 * Items that take many reads: all viewers of a dashboard share what was counted for a minute, by what they asked for. A count that
 * failed is made again by the next viewer.
 */
export const sharedForAMinute = (clock: Clock) => {
  const shared = new LRUCache<string, Promise<Items>>({
    max: MAX_SHARED,
    // The cache counts the last millisecond in.
    ttl: MINUTE_MS - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return (asked: string, count: (at: string) => Promise<Items>): Promise<Items> => {
    const known = shared.get(asked);
    if (known !== undefined) return known;
    const counting = count(clock.now().toISOString());
    shared.set(asked, counting);
    counting.catch(() => {
      if (shared.peek(asked) === counting) shared.delete(asked);
    });
    return counting;
  };
};
