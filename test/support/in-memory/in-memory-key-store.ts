import { randomBytes } from 'node:crypto';
import { IDEMPOTENCY_LIFETIME } from '#platform/crypto/idempotency-lifetime';
import type { IdempotencyRecord, KeyStore } from '#platform/crypto/key-store';

/** For unit tests; not persistent. */
export const inMemoryKeyStore = (): KeyStore => {
  const keys = new Map<string, Uint8Array | null>();
  const records = new Map<string, IdempotencyRecord>();
  return {
    keyFor: async (personId) => {
      const kept = keys.get(personId);
      if (kept !== undefined) return kept;
      const made = new Uint8Array(randomBytes(32));
      keys.set(personId, made);
      return made;
    },
    existingKey: async (personId) => keys.get(personId) ?? null,
    destroyKey: async (personId) => {
      keys.set(personId, null);
    },
    idempotency: {
      begin: async (record) => {
        const kept = records.get(record.key);
        if (kept !== undefined && kept.at > record.at - IDEMPOTENCY_LIFETIME) return kept;
        records.set(record.key, record);
        return record;
      },
      complete: async (key, answer) => {
        const kept = records.get(key);
        if (kept !== undefined) records.set(key, { ...kept, answer });
      },
      abandon: async (key) => {
        records.delete(key);
      },
      purge: async (before) => {
        for (const [key, record] of records) if (record.at < before) records.delete(key);
      },
    },
    close: async () => undefined,
  };
};
