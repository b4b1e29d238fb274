import { cachedKeyStore } from '#platform/crypto/cached-key-store';
import { keyStoreContract } from '#test/contract/key-store.contract';
import { inMemoryKeyStore } from './in-memory-key-store';

keyStoreContract('in memory', async () => inMemoryKeyStore());
keyStoreContract('in memory, cached', async () =>
  cachedKeyStore(inMemoryKeyStore(), { capacity: 100, lifetimeMs: 60_000 }),
);
