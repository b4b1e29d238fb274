import { type Collection, MongoClient } from 'mongodb';
import { MONITORED, MongoAvailability } from '../../mongo/availability';
import { isDuplicateKey } from '../../mongo/duplicate-key';
import { withAvailability } from '../../mongo/unreachable';
import { StoreRefused } from '../../sqlite/database';
import { IDEMPOTENCY_LIFETIME } from '../idempotency-lifetime';
import type { IdempotencyRecord, KeyStore } from '../key-store';
import { personKeys, wrongDataKey } from '../person-keys';

export interface MongoKeyStoreOptions {
  readonly url: string;
  /** A separate database: it is never rebuilt, and is backed up apart from the read models. */
  readonly database: string;
  /** 32 bytes. */
  readonly dataKey: Uint8Array;
}

interface PersonKeyDocument {
  readonly _id: string;
  /** Null after the key was destroyed. */
  readonly wrapped: string | null;
}
type IdempotencyDocument = Omit<IdempotencyRecord, 'key'> & { readonly _id: string };
interface CheckDocument {
  readonly _id: string;
  readonly value: string;
}

/** Inserts unless the id exists; returns the stored document. */
const insertOnce = async <Row extends { _id: string }>(collection: Collection<Row>, document: Row): Promise<Row> => {
  try {
    await collection.insertOne(document as Parameters<Collection<Row>['insertOne']>[0]);
    return document;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const kept = await collection.findOne({ _id: document._id } as Parameters<Collection<Row>['findOne']>[0]);
    return (kept as Row | null) ?? insertOnce(collection, document);
  }
};

const recordOf = ({ _id, bodyHash, commandId, answer, at }: IdempotencyDocument): IdempotencyRecord => ({
  key: _id,
  bodyHash,
  commandId,
  answer,
  at,
});

export const openMongoKeyStore = async ({ url, database, dataKey }: MongoKeyStoreOptions): Promise<KeyStore> => {
  const keys = personKeys(dataKey);
  // A key must be durable on a majority before an event is written with it.
  const client = new MongoClient(url, { ...MONITORED, writeConcern: { w: 'majority', journal: true } });
  const db = client.db(database);
  const persons = db.collection<PersonKeyDocument>('person-keys');
  const idempotency = db.collection<IdempotencyDocument>('idempotency');

  try {
    const check = await insertOnce(db.collection<CheckDocument>('checks'), { _id: 'data-key', value: keys.check });
    if (check.value !== keys.check) throw new StoreRefused(wrongDataKey(`the MongoDB database ${database}`));
    await idempotency.createIndex({ at: 1 });
  } catch (error) {
    await client.close();
    throw error;
  }

  const unwrapped = (personId: string, kept: PersonKeyDocument | null): Uint8Array | null =>
    kept?.wrapped == null ? null : keys.unwrap(personId, kept.wrapped);

  const availability = new MongoAvailability(client);
  const withAvailabilityOf = <Store extends object>(store: Store): Store => withAvailability(store, availability);
  return withAvailabilityOf<KeyStore>({
    keyFor: async (personId) => {
      const kept = await persons.findOne({ _id: personId });
      if (kept !== null) return unwrapped(personId, kept);
      return unwrapped(
        personId,
        await insertOnce(persons, { _id: personId, wrapped: keys.wrap(personId, keys.make()) }),
      );
    },
    existingKey: async (personId) => unwrapped(personId, await persons.findOne({ _id: personId })),
    destroyKey: async (personId) => {
      await persons.updateOne({ _id: personId }, { $set: { wrapped: null } }, { upsert: true });
    },
    idempotency: withAvailabilityOf<KeyStore['idempotency']>({
      begin: async ({ key, ...record }) => {
        // Remove the record if it has expired.
        await idempotency.deleteOne({ _id: key, at: { $lte: record.at - IDEMPOTENCY_LIFETIME } });
        return recordOf(await insertOnce(idempotency, { _id: key, ...record }));
      },
      complete: async (key, answer) => {
        await idempotency.updateOne({ _id: key }, { $set: { answer } });
      },
      abandon: async (key) => {
        await idempotency.deleteOne({ _id: key });
      },
      purge: async (before) => {
        await idempotency.deleteMany({ at: { $lt: before } });
      },
    }),
    close: () => client.close(),
  });
};
