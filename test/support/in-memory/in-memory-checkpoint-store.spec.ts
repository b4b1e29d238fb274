import { checkpointStoreContract } from '#test/contract/checkpoint-store.contract';
import { inMemoryCheckpointStore } from './in-memory-checkpoint-store';

const kept = inMemoryCheckpointStore();

checkpointStoreContract('in memory', async () => kept);
