import type { StoreFormat } from '../../sqlite/database';
import { UniqueViolation } from '../read-store';

/** Common tables; in addition, each collection has its own table. */
export const READ_STORE_FORMAT: StoreFormat = {
  name: 'read store',
  applicationId: 0x41696456,
  // Read models can be rebuilt; the checkpoint is in the same transaction as the documents.
  synchronous: 'NORMAL',
  // Overwrites deleted data, so that erased personal data does not remain in the file.
  secureDelete: true,
  steps: [
    `CREATE TABLE checkpoints(collection TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT;
     CREATE TABLE definitions(collection TEXT PRIMARY KEY, arrays TEXT NOT NULL) STRICT;
     CREATE TABLE models(name TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT;
     CREATE TABLE leases(name TEXT PRIMARY KEY, holder TEXT NOT NULL, ends REAL NOT NULL) STRICT;
     CREATE TABLE scratch(collection TEXT NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL, PRIMARY KEY(collection, id)) STRICT`,
    `CREATE TABLE searches(collection TEXT PRIMARY KEY, fields TEXT NOT NULL, complete INTEGER NOT NULL) STRICT`,
    'ALTER TABLE leases ADD COLUMN term INTEGER NOT NULL DEFAULT 0',
    // Words name their facet: all indexes are made anew.
    'DELETE FROM searches',
    // Words are beside their keys of misspellings: made anew too.
    'DELETE FROM searches',
  ],
};

/** A quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableOf = (collection: string): string => quoted(`documents/${collection}`);
/** Consists of its keys, so that they can be reported on a violation. */
export const indexOf = (collection: string, keys: readonly string[]): string =>
  `documents/${collection}/${keys.join(',')}`;

/** SQLite's message: UNIQUE constraint failed: index 'documents/people.1/email'. */
export const asUniqueViolation = (collection: string, error: unknown): unknown => {
  const named = /UNIQUE constraint failed: index '(.*)'/.exec(String(error))?.[1];
  const prefix = indexOf(collection, []);
  return named?.startsWith(prefix) === true
    ? new UniqueViolation(collection, named.slice(prefix.length), { cause: error })
    : error;
};
