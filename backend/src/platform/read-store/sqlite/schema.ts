import type { StoreFormat } from '../../sqlite/database';
import { UniqueViolation } from '../read-store';

/** Beside these each collection has a table of its own. */
export const READ_STORE_FORMAT: StoreFormat = {
  name: 'read store',
  applicationId: 0x41696456,
  // A read model can be built again; the checkpoint is kept in the same transaction as the documents.
  synchronous: 'NORMAL',
  // What a person had erased must not be left over between the documents.
  secureDelete: true,
  steps: [
    `CREATE TABLE checkpoints(collection TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT;
     CREATE TABLE definitions(collection TEXT PRIMARY KEY, arrays TEXT NOT NULL) STRICT;
     CREATE TABLE models(name TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT;
     CREATE TABLE leases(name TEXT PRIMARY KEY, holder TEXT NOT NULL, ends REAL NOT NULL) STRICT;
     CREATE TABLE scratch(collection TEXT NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL, PRIMARY KEY(collection, id)) STRICT`,
    `CREATE TABLE searches(collection TEXT PRIMARY KEY, fields TEXT NOT NULL, complete INTEGER NOT NULL) STRICT`,
    'ALTER TABLE leases ADD COLUMN term INTEGER NOT NULL DEFAULT 0',
  ],
};

/** A quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableOf = (collection: string): string => quoted(`documents/${collection}`);
/** Names its keys, so that a violation can say which they were. */
export const indexOf = (collection: string, keys: readonly string[]): string =>
  `documents/${collection}/${keys.join(',')}`;

/** SQLite says: UNIQUE constraint failed: index 'documents/people.1/email'. */
export const asUniqueViolation = (collection: string, error: unknown): unknown => {
  const named = /UNIQUE constraint failed: index '(.*)'/.exec(String(error))?.[1];
  const prefix = indexOf(collection, []);
  return named?.startsWith(prefix) === true
    ? new UniqueViolation(collection, named.slice(prefix.length), { cause: error })
    : error;
};
