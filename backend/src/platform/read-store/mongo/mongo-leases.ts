import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../mongo/duplicate-key';
import { NOBODY, nextTerm } from '../leases';
import { ServerClock } from './server-clock';

interface Lease {
  readonly _id: string;
  readonly holder: string;
  readonly term: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly ends: number;
}

/** See `Leases`. */
export class MongoLeases {
  private readonly clock: ServerClock;

  constructor(
    private readonly db: Db,
    elapsed: () => number,
  ) {
    this.clock = new ServerClock(db, elapsed);
  }

  async acquire(name: string, holder: string, ttlMs: number): Promise<number | null> {
    const now = await this.clock.now();
    const ends = now + ttlMs;
    const term = nextTerm(undefined, now);
    const renewed = await this.leases().findOneAndUpdate({ _id: name, holder }, { $set: { ends } });
    if (renewed !== null) return renewed.term;
    try {
      const taken = await this.leases().findOneAndUpdate(
        // The term is missing in leases written by earlier releases.
        { _id: name, ends: { $lte: now }, $or: [{ term: { $lt: term } }, { term: { $exists: false } }] },
        { $set: { holder, ends, term } },
        { upsert: true, returnDocument: 'after' },
      );
      return taken?.term ?? null;
    } catch (error) {
      // Another holder's lease does not match and makes the insert fail.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  async release(name: string, holder: string): Promise<void> {
    await this.leases().updateOne({ _id: name, holder }, { $set: { holder: NOBODY, ends: 0 } });
  }

  async holder(name: string): Promise<string | null> {
    const lease = await this.leases().findOne({ _id: name, ends: { $gt: await this.clock.now() } });
    return lease?.holder ?? null;
  }

  private leases() {
    return this.db.collection<Lease>('store.leases');
  }
}
