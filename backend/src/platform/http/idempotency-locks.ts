import type { Redis } from 'ioredis';

export const IDEMPOTENCY_LOCKS = Symbol('IdempotencyLocks');

/** One lock a keyed request, held while it is carried out, across all processes that serve the same clients. */
export interface IdempotencyLocks {
  /** False where the lock is held already. */
  acquire(key: string): Promise<boolean>;
  release(key: string): Promise<void>;
}

export const idempotencyLocksInMemory = (): IdempotencyLocks => {
  const held = new Set<string>();
  return {
    acquire: async (key) => {
      if (held.has(key)) return false;
      held.add(key);
      return true;
    },
    release: async (key) => {
      held.delete(key);
    },
  };
};

/** How long the lock of a killed process outlives it. */
const EXPIRES_AFTER_MS = 5000;

/** Each lock is renewed while its request runs, so it lasts as long as the request and little longer than its process. */
export const idempotencyLocksInRedis = (redis: Redis, expiresAfterMs = EXPIRES_AFTER_MS): IdempotencyLocks => {
  const renewals = new Map<string, NodeJS.Timeout>();
  const redisKeyOf = (key: string): string => `aidy:idempotency-lock:${key}`;
  return {
    acquire: async (key) => {
      if ((await redis.set(redisKeyOf(key), '1', 'PX', expiresAfterMs, 'NX')) !== 'OK') return false;
      // Where Redis loses the lock, the same request may run twice; its events' ids still give it one effect.
      const renew = (): void => void redis.pexpire(redisKeyOf(key), expiresAfterMs).catch(() => undefined);
      renewals.set(key, setInterval(renew, expiresAfterMs / 5).unref());
      return true;
    },
    release: async (key) => {
      clearInterval(renewals.get(key));
      renewals.delete(key);
      await redis.del(redisKeyOf(key));
    },
  };
};
