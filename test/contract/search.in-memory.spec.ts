import { InMemoryReadStore } from '../support/in-memory/in-memory-read-store';
import { repeats } from '../support/long';
import { searchContract } from './search.contract';

searchContract('in memory', { open: async () => new InMemoryReadStore(), typoSearches: repeats(300, 40) });
