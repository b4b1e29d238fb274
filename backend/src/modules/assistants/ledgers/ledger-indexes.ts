import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { claims, ledgerSizes } from '#modules/research/published';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type LedgerIndex, addToIndex, ledgerIndexOf } from './ledger-index';

/** Claims whose terms are kept at the same time, of all ledgers: some 400 bytes each. */
const KEPT = 500_000;
/** Claims that are read and indexed in one turn of the event loop. */
const SLICE = 200;

interface Kept {
  index: LedgerIndex;
  /** When the newest claim that it has was recorded, and which claims were then. */
  upTo: string;
  atThatTime: Set<string>;
}

/** The indexes of ledgers, made when somebody first asks, and extended by what runs have recorded since. */
@Injectable()
export class LedgerIndexes {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: KEPT,
    sizeCalculation: ({ index }) => Math.max(1, index.ids.length),
  });
  private readonly underWay = new Map<string, Promise<Kept>>();

  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  /** Of trackers that have claims. */
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

  /** Two who ask at once wait for the same. */
  private async extended(trackerId: string): Promise<Kept> {
    const begun = this.underWay.get(trackerId);
    if (begun !== undefined) return begun;
    const extending = this.extend(trackerId);
    this.underWay.set(trackerId, extending);
    try {
      return await extending;
    } finally {
      this.underWay.delete(trackerId);
    }
  }

  private async extend(trackerId: string): Promise<Kept> {
    let kept = this.kept.get(trackerId);
    for (;;) {
      const from = kept?.upTo ?? '';
      const read = await this.reads.find(
        claims,
        { tracker_id: trackerId, first_seen_at: { $gte: from } },
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
    this.kept.set(trackerId, kept);
    return kept;
  }
}
