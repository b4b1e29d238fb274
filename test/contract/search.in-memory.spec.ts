import { InMemoryReadStore } from '#platform/read-store/in-memory/in-memory-read-store';
import { searchContract } from './search.contract';

searchContract('in memory', { open: async () => new InMemoryReadStore(), typoSearches: 300 });
