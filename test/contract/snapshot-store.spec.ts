import { join } from 'node:path';
import { openSqliteSnapshotStore } from '#platform/snapshots/sqlite/sqlite-snapshot-store';
import { inMemorySnapshotStore } from '../support/in-memory/in-memory-snapshot-store';
import { temporaryFolder } from '../support/temporary-folder';
import { snapshotStoreContract } from './snapshot-store.contract';

const folder = temporaryFolder();

snapshotStoreContract('in memory', async () => inMemorySnapshotStore());
snapshotStoreContract('SQLite', async () => openSqliteSnapshotStore({ file: join(folder, 'snapshots.db') }));
