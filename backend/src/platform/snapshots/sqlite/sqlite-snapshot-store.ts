import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { crc32 } from 'node:zlib';
import { checkpointAndClose, openStore } from '../../sqlite/database';
import type { Snapshot, SnapshotStore } from '../snapshot-store';
import { snapshotStoreFormat } from './format';

interface Row {
  readonly code_version: string;
  readonly revision: number;
  readonly event_id: string;
  readonly newest_id: number;
  readonly state: string;
  readonly checksum: number;
}

const checksumOf = ({ stream, fold, codeVersion, revision, eventId, newestId, state }: Snapshot): number =>
  crc32([stream, fold, codeVersion, revision, eventId, newestId, state].join('\n'));

const prepareSnapshotStore = (db: DatabaseSyncInstance): SnapshotStore => {
  const select = db.prepare(
    'SELECT code_version, revision, event_id, newest_id, state, checksum FROM snapshots WHERE stream = ? AND fold = ?',
  );
  const replace = db.prepare(
    `INSERT OR REPLACE INTO snapshots (stream, fold, code_version, revision, event_id, newest_id, state, checksum)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    load: async (stream, fold): Promise<Snapshot | undefined> => {
      const row = select.get(stream, fold) as Row | undefined;
      if (row === undefined) return undefined;
      const { code_version: codeVersion, revision, event_id: eventId, newest_id: newestId, state, checksum } = row;
      const found: Snapshot = { stream, fold, codeVersion, revision, eventId, newestId, state };
      return checksumOf(found) === checksum ? found : undefined;
    },
    save: async (snapshot) => {
      const { stream, fold, codeVersion, revision, eventId, newestId, state } = snapshot;
      replace.run(stream, fold, codeVersion, revision, eventId, newestId, state, checksumOf(snapshot));
    },
    clear: async () => db.exec('DELETE FROM snapshots'),
    close: async () => checkpointAndClose(db),
  };
};

/** Snapshots in their own file, which may be deleted while the product is stopped. A damaged one counts as missing. */
export const openSqliteSnapshotStore = ({ file }: { readonly file: string }): SnapshotStore =>
  openStore(file, snapshotStoreFormat, prepareSnapshotStore);
