import { InMemoryReadStore } from '../support/in-memory/in-memory-read-store';
import { readStoreContract } from './read-store.contract';

readStoreContract('in memory', { open: async (now) => new InMemoryReadStore(now) });
