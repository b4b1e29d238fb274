import type { StoreFormat } from '../../sqlite/database';

const FIRST = `
  CREATE TABLE snapshots (
    stream TEXT NOT NULL,
    fold TEXT NOT NULL,
    code_version TEXT NOT NULL,
    revision INTEGER NOT NULL,
    event_id TEXT NOT NULL,
    newest_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (stream, fold)
  ) STRICT, WITHOUT ROWID`;

/** Adds the checksum. Snapshots without one are deleted and folded again. */
const WITH_CHECKSUM = 'DELETE FROM snapshots; ALTER TABLE snapshots ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0';

export const snapshotStoreFormat: StoreFormat = {
  name: 'snapshot store',
  applicationId: 0x4169736e,
  steps: [FIRST, WITH_CHECKSUM],
  synchronous: 'NORMAL',
  remedy: 'Stop the product and delete the file: snapshots are made again.',
};
