import { checkpointAndClose, openForWriting } from '../../sqlite/database';
import type { Snapshot, SnapshotStore } from '../snapshot-store';
import { snapshotStoreFormat } from './format';

interface Row {
  readonly code_version: string;
  readonly revision: number;
  readonly event_id: string;
  readonly newest_id: number;
  readonly state: string;
}

/** Snapshots in their own file, which may be deleted while the product is stopped. */
export const openSqliteSnapshotStore = ({ file }: { readonly file: string }): SnapshotStore => {
  const db = openForWriting(file, snapshotStoreFormat);
  const select = db.prepare(
    'SELECT code_version, revision, event_id, newest_id, state FROM snapshots WHERE stream = ? AND fold = ?',
  );
  const replace = db.prepare(
    `INSERT OR REPLACE INTO snapshots (stream, fold, code_version, revision, event_id, newest_id, state)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    load: async (stream, fold): Promise<Snapshot | undefined> => {
      const row = select.get(stream, fold) as Row | undefined;
      if (row === undefined) return undefined;
      const { code_version, revision, event_id, newest_id, state } = row;
      return { stream, fold, codeVersion: code_version, revision, eventId: event_id, newestId: newest_id, state };
    },
    save: async ({ stream, fold, codeVersion, revision, eventId, newestId, state }) => {
      replace.run(stream, fold, codeVersion, revision, eventId, newestId, state);
    },
    clear: async () => db.exec('DELETE FROM snapshots'),
    close: async () => checkpointAndClose(db),
  };
};
