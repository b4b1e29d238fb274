import type { StoreFormat } from '../../sqlite/database';
import type { CollectionDefinition } from '../read-store';
import { valueExpression } from './filter-to-sql';

export const READ_MODELS_REMEDY =
  'Stop the product and delete read-models.db and the folder read-models: they are filled again from the log.';

/** The format of the file that read models share. Their documents are in separate files. */
export const READ_STORE_FORMAT: StoreFormat = {
  name: 'read store',
  applicationId: 0x41696456,
  synchronous: 'NORMAL',
  remedy: READ_MODELS_REMEDY,
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
    'DELETE FROM searches',
    'DELETE FROM searches',
    // Documents moved to separate files: all models are filled again.
    'DELETE FROM models; DROP TABLE checkpoints; DROP TABLE definitions; DROP TABLE searches',
  ],
};

/** A collection: its table, its search index, its checkpoint. */
export const COLLECTION_FORMAT: StoreFormat = {
  name: 'read model',
  applicationId: 0x41696443,
  // Read models can be rebuilt; the checkpoint is in the same transaction as the documents.
  synchronous: 'NORMAL',
  remedy: READ_MODELS_REMEDY,
  secureDelete: true,
  steps: [
    `CREATE TABLE checkpoint(one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL) STRICT;
     CREATE TABLE definition(one INTEGER PRIMARY KEY CHECK (one = 1), arrays TEXT NOT NULL) STRICT;
     CREATE TABLE search(one INTEGER PRIMARY KEY CHECK (one = 1), fields TEXT NOT NULL, complete INTEGER NOT NULL) STRICT`,
  ],
};

/** A quoted SQL identifier. */
export const quotedIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableOf = (collection: string): string => quotedIdentifier(`documents/${collection}`);

export interface SqlIndex {
  readonly name: string;
  /** Creates it if missing. */
  readonly sql: string;
}

export const sqlIndexes = (collection: string, { indexes }: CollectionDefinition): readonly SqlIndex[] =>
  indexes.map(({ keys }) => {
    const name = `documents/${collection}/${keys.join(',')}`;
    // The trailing id returns rows in sort order including the tie-break.
    const on = `${tableOf(collection)}(${[...keys.map(valueExpression), 'id'].join(', ')}) WHERE deleted = 0`;
    return { name, sql: `CREATE INDEX IF NOT EXISTS ${quotedIdentifier(name)} ON ${on}` };
  });
