import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock';
import { MINUTE_MS } from '#kernel/durations';

/** Ranges of days that viewers choose at the same time. */
const MAX_SHARED = 50;

export type SharedForAMinute<Counted> = (key: string, count: (at: string) => Promise<Counted>) => Promise<Counted>;

/**
 * What takes many reads: all viewers of a dashboard share what was counted for a minute, by what they asked for. A count
 * that failed is made again by the next viewer.
 */
export const sharedForAMinute = <Counted>(clock: Clock): SharedForAMinute<Counted> => {
  const shared = new LRUCache<string, Promise<Counted>>({
    max: MAX_SHARED,
    // lru-cache’s ttl is inclusive.
    ttl: MINUTE_MS - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return (key, count) => {
    const known = shared.get(key);
    if (known !== undefined) return known;
    const counting = count(clock.now().toISOString());
    shared.set(key, counting);
    counting.catch(() => {
      if (shared.peek(key) === counting) shared.delete(key);
    });
    return counting;
  };
};
