import { MongoClient } from 'mongodb';
import { BEGINNING } from '../../event-store/event-store';
import { MONITORED, MongoAvailability } from '../../mongo/availability';
import { isDuplicateKey } from '../../mongo/duplicate-key';
import { withAvailability } from '../../mongo/unreachable';
import { LeaseLost } from '../../read-store/read-store';
import type { CheckpointStore } from '../checkpoint-store';

interface Checkpoint {
  readonly _id: string;
  readonly position: number;
  readonly term: number;
}

export interface MongoCheckpointStoreOptions {
  /** `mongodb://…` */
  readonly url: string;
  readonly database: string;
}

/** Stores checkpoints in a database that is not dropped with the read models. Rejects if no server responds in time. */
export const openMongoCheckpointStore = async (options: MongoCheckpointStoreOptions): Promise<CheckpointStore> => {
  const client = new MongoClient(options.url, { ...MONITORED });
  await client.connect();
  const checkpoints = client.db(options.database).collection<Checkpoint>('checkpoints');
  const store: CheckpointStore = {
    load: async (name) => (await checkpoints.findOne({ _id: name }))?.position ?? BEGINNING,
    save: async (name, position, term) => {
      try {
        await checkpoints.updateOne(
          { _id: name, term: { $lte: term } },
          { $max: { position }, $set: { term } },
          { upsert: true },
        );
      } catch (error) {
        // A document with a later term does not match the filter and makes the insert fail.
        throw isDuplicateKey(error) ? new LeaseLost(name) : error;
      }
    },
    close: () => client.close(),
  };
  return withAvailability(store, new MongoAvailability(client));
};
