import { eventStoreContract } from '#test/contract/event-store.contract';
import { inMemoryEventStore } from './in-memory-event-store';

eventStoreContract('in memory', async () => inMemoryEventStore());
