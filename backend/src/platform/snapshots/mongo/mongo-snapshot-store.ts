import { MongoClient } from 'mongodb';
import { MongoAvailability, MONITORED } from '../../mongo/availability';
import { databaseOf } from '../../mongo/database-of';
import { withAvailability } from '../../mongo/unreachable';
import type { Snapshot, SnapshotStore } from '../snapshot-store';

export interface MongoSnapshotStoreOptions {
  readonly url: string;
  /** Overrides the URL's database. */
  readonly database?: string;
}

interface SnapshotDocument extends Snapshot {
  readonly _id: string;
}

/** Characters; MongoDB limits documents to 16 MB. Larger states are not stored. */
const LARGEST_STATE = 4_000_000;

export const openMongoSnapshotStore = ({ url, database }: MongoSnapshotStoreOptions): SnapshotStore => {
  const client = new MongoClient(url, MONITORED);
  const snapshots = client.db(database ?? databaseOf(url)).collection<SnapshotDocument>('snapshots');
  const idOf = (stream: string, fold: string): string => `${fold} ${stream}`;
  const store: SnapshotStore = {
    load: async (stream, fold) => {
      const kept = await snapshots.findOne({ _id: idOf(stream, fold) });
      if (kept === null) return undefined;
      const { _id, ...snapshot } = kept;
      return snapshot;
    },
    save: async (snapshot) => {
      if (snapshot.state.length > LARGEST_STATE) return;
      const _id = idOf(snapshot.stream, snapshot.fold);
      await snapshots.replaceOne({ _id }, { ...snapshot }, { upsert: true });
    },
    clear: async () => {
      await snapshots.deleteMany({});
    },
    close: () => client.close(),
  };
  return withAvailability(store, new MongoAvailability(client));
};
