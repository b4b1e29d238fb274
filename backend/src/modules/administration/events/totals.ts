import { LRUCache } from 'lru-cache';
import type { Document, ReadModel } from '#kernel/projection';
import type { Filter, ReadStore } from '#platform/read-store/read-store';
import type { LoggedEvent } from '#projections/administration/logged-event';

interface Total {
  readonly count: number;
  /** Of the newest event counted. */
  readonly upTo: number;
}

/** How long a count is built upon: a rebuild may take in an older event, which was skipped before. */
const KEPT_MS = 60_000;
const MOST_KEPT = 200;

/**
 * How many events a filter finds. Counting goes through all of them, while the log only grows: for a minute, only what was
 * added is counted.
 */
export class Totals {
  private readonly known: LRUCache<string, Total>;

  constructor(
    private readonly reads: Pick<ReadStore, 'find' | 'count'>,
    clock: { now(): number } = performance,
  ) {
    this.known = new LRUCache({ max: MOST_KEPT, ttl: KEPT_MS, ttlResolution: 0, noUpdateTTL: true, perf: clock });
  }

  async of(model: ReadModel<Document & LoggedEvent>, filter: Filter): Promise<number> {
    const [newest] = await this.reads.find<Document>(model, filter, { sort: { position: -1 }, limit: 1 });
    if (newest === undefined) return 0;
    const upTo = (newest as Document & LoggedEvent).position;
    const key = JSON.stringify([model.name, filter]);
    const known = this.known.get(key);
    const before = known !== undefined && known.upTo <= upTo ? known : undefined;
    const range = before === undefined ? { $lte: upTo } : { $gt: before.upTo, $lte: upTo };
    const isSame = before?.upTo === upTo;
    const added = isSame ? 0 : await this.reads.count<Document>(model, { $and: [filter, { position: range }] });
    const count = (before?.count ?? 0) + added;
    this.known.set(key, { count, upTo });
    return count;
  }
}
