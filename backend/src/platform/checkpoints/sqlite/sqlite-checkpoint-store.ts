import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { BEGINNING } from '../../event-store/event-store';
import { LeaseLost } from '../../read-store/read-store';
import { type StoreFormat, checkpointAndClose, openStore } from '../../sqlite/database';
import type { CheckpointStore } from '../checkpoint-store';

const FORMAT: StoreFormat = {
  name: 'checkpoint store',
  applicationId: 0x41696463,
  // If a power failure loses a checkpoint, a few events are processed again, which are recognised by their ids.
  synchronous: 'NORMAL',
  steps: [
    `CREATE TABLE checkpoints (
       name TEXT PRIMARY KEY, position INTEGER NOT NULL, term INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  ],
};

const prepareCheckpointStore = (db: DatabaseSyncInstance): CheckpointStore => {
  // Terms belong to leases of earlier processes: the file belongs to one process at a time.
  db.exec('UPDATE checkpoints SET term = 0');
  const select = db.prepare('SELECT position FROM checkpoints WHERE name = ?');
  const upsert = db.prepare(
    `INSERT INTO checkpoints (name, position, term) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET position = max(position, excluded.position), term = excluded.term
     WHERE term <= excluded.term`,
  );
  return {
    load: async (name) => (select.get(name) as { position: number } | undefined)?.position ?? BEGINNING,
    save: async (name, position, term) => {
      if (upsert.run(name, position, term).changes === 0) throw new LeaseLost(name);
    },
    close: async () => {
      if (db.isOpen) checkpointAndClose(db);
    },
  };
};

/** Stores checkpoints in their own file, which is part of a backup. */
export const openSqliteCheckpointStore = (file: string): CheckpointStore =>
  openStore(file, FORMAT, prepareCheckpointStore);
