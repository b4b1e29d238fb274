import type { StoreFormat } from '../../sqlite/database';

/** A destroyed key keeps its row without the key, so that it is never created again. */
const FIRST = `
  CREATE TABLE key_check (value TEXT NOT NULL) STRICT;
  CREATE TABLE person_keys (person TEXT PRIMARY KEY, wrapped TEXT) STRICT, WITHOUT ROWID;
  CREATE TABLE idempotency (
    key TEXT PRIMARY KEY,
    body_hash TEXT NOT NULL,
    command_id TEXT NOT NULL,
    answer TEXT,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_at ON idempotency (at)`;

export const keyStoreFormat: StoreFormat = {
  name: 'key store',
  applicationId: 0x4169646b,
  steps: [FIRST],
  synchronous: 'FULL',
  secureDelete: true,
};
