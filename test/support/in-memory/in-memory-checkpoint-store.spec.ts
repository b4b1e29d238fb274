import { checkpointStoreContract } from '../../contract/checkpoint-store.contract';
import { inMemoryCheckpointStore } from './in-memory-checkpoint-store';

const kept = inMemoryCheckpointStore();

checkpointStoreContract('in memory', async () => kept);
