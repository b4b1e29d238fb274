import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { singleFlight } from '#kernel/single-flight';
import { claims, ledgerSizes } from '#modules/research/published';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type LedgerIndex, addToIndex, ledgerIndexOf } from './ledger-index';

/** Over all ledgers; a claim takes about 400 bytes. */
const CACHED_CLAIMS = 500_000;
/** In one turn of the event loop. */
const SLICE = 200;

interface CachedIndex {
  index: LedgerIndex;
  /** When the newest indexed claim was recorded, and the ids of the claims recorded at that moment. */
  upTo: string;
  atThatTime: Set<string>;
}

/** Ledger indexes, built at the first question and extended with what runs recorded since. */
@Injectable()
export class LedgerIndexes {
  private readonly kept = new LRUCache<string, CachedIndex>({
    maxSize: CACHED_CLAIMS,
    sizeCalculation: ({ index }) => Math.max(1, index.ids.length),
  });
  /** Brings an index up to date; concurrent callers share one pass. */
  private readonly extended = singleFlight((trackerId: string) => this.extend(trackerId));

  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  /** The indexes of those trackers that have claims. */
  async of(trackerIds: readonly string[]): Promise<readonly LedgerIndex[]> {
    const sizes = await this.reads.find(ledgerSizes, { _id: { $in: trackerIds } });
    const found: LedgerIndex[] = [];
    for (const { _id: trackerId, claims: recorded } of sizes) {
      const known = this.kept.get(trackerId);
      const isWhole = known !== undefined && known.index.ids.length >= recorded;
      found.push((isWhole ? known : await this.extended(trackerId)).index);
    }
    return found;
  }

  private async extend(trackerId: string): Promise<CachedIndex> {
    let kept = this.kept.get(trackerId);
    for (;;) {
      const from = kept?.upTo ?? '';
      const read = await this.reads.find(
        claims,
        { tracker_id: trackerId, is_background: false, first_seen_at: { $gte: from } },
        { sort: { first_seen_at: 1, _id: 1 }, limit: SLICE + (kept?.atThatTime.size ?? 0) },
      );
      const recorded = read.filter(({ _id }) => kept?.atThatTime.has(_id) !== true);
      kept ??= { index: ledgerIndexOf(recorded), upTo: '', atThatTime: new Set() };
      addToIndex(kept.index, recorded);
      for (const { _id, first_seen_at } of recorded) {
        if (first_seen_at !== kept.upTo) kept.atThatTime = new Set();
        kept.upTo = first_seen_at;
        kept.atThatTime.add(_id);
      }
      if (recorded.length < SLICE) break;
      await new Promise(setImmediate);
    }
    // As a new value: the cache does not measure the size of the same one again.
    this.kept.set(trackerId, { ...kept });
    return kept;
  }
}
