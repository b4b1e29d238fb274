import { join } from 'node:path';
import { checkpointStoreContract } from '#test/contract/checkpoint-store.contract';
import { temporaryFolder } from '#test/support/temporary-folder';
import { openSqliteCheckpointStore } from './sqlite-checkpoint-store';

const file = join(temporaryFolder(), 'checkpoints.db');

checkpointStoreContract('sqlite', async () => openSqliteCheckpointStore(file));
