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
  // In the order of last use: the first is the one to forget.
  const remembered = new Map<string, { key: Uint8Array; until: number }>();
  let erasures = 0;

  const recall = (personId: string): Uint8Array | undefined => {
    const found = remembered.get(personId);
    if (found === undefined) return undefined;
    remembered.delete(personId);
    if (found.until <= monotonic()) return undefined;
    remembered.set(personId, found);
    return found.key;
  };

  const ask = async (personId: string, read: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const before = erasures;
    const key = await read();
    // One that was destroyed while it was read must not be remembered.
    if (key === null || erasures !== before) return key;
    remembered.set(personId, { key, until: monotonic() + lifetimeMs });
    const oldest = remembered.keys().next();
    if (remembered.size > capacity && oldest.done !== true) remembered.delete(oldest.value);
    return key;
  };

  return {
    keyFor: async (personId) => recall(personId) ?? ask(personId, () => inner.keyFor(personId)),
    existingKey: async (personId) => recall(personId) ?? ask(personId, () => inner.existingKey(personId)),
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
