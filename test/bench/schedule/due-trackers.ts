import type { TrackerCreated } from '#events/trackers/tracker.events';
import { idAt } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';

/** How many trackers are due at once. */
export const DUE = Number(process.env.BENCH_DUE_TRACKERS ?? 100_000);
export const PAGE = 500;
/** Two, since a host is never requested concurrently. */
export const SLOW_HOSTS = ['a.example', 'b.example'];
const OWNERS = 1000;
const DAY_MS = 86_400_000;

/** Daily trackers of many owners, created over two days, the day before yesterday and earlier. */
export const dueTracker = (n: number, now: number): Recorded<TrackerCreated> => {
  const at = now - 3 * DAY_MS + n * 1700;
  const id = idAt(at, `tracker ${n}`);
  const settings = {
    description: 'Track notices of the agency.',
    frequency: 'day',
    model: 'sonar-reasoning-pro',
    domains: [SLOW_HOSTS[n % 2] ?? ''],
    keyFacts: [],
  } as const;
  return {
    id: idAt(at, `creation ${n}`),
    type: 'TrackerCreated',
    data: { trackerId: id, ownerId: `user-${n % OWNERS}`, settings, parentId: null },
    stream: `tracker-${id}`,
    revision: 0,
    position: n + 1,
    metadata: {
      occurred_at: new Date(at).toISOString(),
      correlation_id: id,
      causation_id: id,
      command: 'Test',
      actor: { kind: 'system' },
      version: 1,
    },
  };
};

export const pagesOf = function* (now: number): Generator<readonly Recorded<TrackerCreated>[]> {
  for (let start = 0; start < DUE; start += PAGE) {
    yield Array.from({ length: PAGE }, (_, index) => dueTracker(start + index, now));
  }
};
