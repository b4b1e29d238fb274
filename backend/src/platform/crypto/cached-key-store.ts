import { LRUCache } from 'lru-cache';
import type { KeyStore } from './key-store';

export interface CachedKeyStoreOptions {
  /** Maximum number of cached keys. */
  readonly capacity: number;
  /** Milliseconds to cache a key: another process may destroy it in the meantime. */
  readonly lifetimeMs: number;
  /** Monotonic milliseconds; not the application's clock, which may be shifted. */
  readonly monotonic?: () => number;
}

/** Caches recently used keys, so that reading many events of a person loads the key once. */
export const cachedKeyStore = (inner: KeyStore, options: CachedKeyStoreOptions): KeyStore => {
  const { capacity, lifetimeMs, monotonic = () => performance.now() } = options;
  const remembered = new LRUCache<string, Uint8Array>({
    max: capacity,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now: monotonic },
  });
  let erasures = 0;

  const ask = async (personId: string, read: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const before = erasures;
    const key = await read();
    // Do not cache a key that was destroyed while being read.
    if (key === null || erasures !== before) return key;
    remembered.set(personId, key);
    return key;
  };

  return {
    keyFor: async (personId) => remembered.get(personId) ?? ask(personId, () => inner.keyFor(personId)),
    existingKey: async (personId) => remembered.get(personId) ?? ask(personId, () => inner.existingKey(personId)),
    destroyKey: async (personId) => {
      remembered.delete(personId);
      await inner.destroyKey(personId);
      erasures++;
      remembered.delete(personId);
    },
    idempotency: inner.idempotency,
    close: () => inner.close(),
  };
};
