import { MongoClient } from 'mongodb';
import { MongoAvailability, MONITORED } from '../../mongo/availability';
import { tellingUnreachable } from '../../mongo/unreachable';
import type { Snapshot, SnapshotStore } from '../snapshot-store';

export interface MongoSnapshotStoreOptions {
  readonly url: string;
  /** Absent: the database of the url. */
  readonly database?: string;
}

interface SnapshotDocument extends Snapshot {
  readonly _id: string;
}

/** Characters; a document of MongoDB holds 16 MB. A state beyond this is folded again each time. */
const LARGEST_STATE = 4_000_000;

export const openMongoSnapshotStore = ({ url, database }: MongoSnapshotStoreOptions): SnapshotStore => {
  const client = new MongoClient(url, MONITORED);
  const snapshots = client.db(database).collection<SnapshotDocument>('snapshots');
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
  return tellingUnreachable(store, new MongoAvailability(client));
};
