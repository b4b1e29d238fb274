import { LRUCache } from 'lru-cache';
import type { KeyStore } from './key-store';

export interface CachedKeyStoreOptions {
  /** How many persons' keys are remembered. */
  readonly capacity: number;
  /** How long, in milliseconds: another process may have destroyed one meanwhile. */
  readonly lifetimeMs: number;
  /** Milliseconds that only grow; not the application's clock, which may be shifted. */
  readonly monotonic?: () => number;
}

/** Remembers the keys used last, so that reading a person's many events asks for the key once. */
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
    // One that was destroyed while it was read must not be remembered.
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
