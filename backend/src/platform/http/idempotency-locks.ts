import type { Redis } from 'ioredis';
import { port } from '../port';

export const IDEMPOTENCY_LOCKS = port<IdempotencyLocks>('IdempotencyLocks');

/** A lock per keyed request, held while it is carried out, across all processes. */
export interface IdempotencyLocks {
  /** False if the lock is already held. */
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

/** Time until the lock of a killed process expires. */
const EXPIRES_AFTER_MS = 5000;

/**
 * Locks are renewed while the request runs, so they last as long as the request and expire soon after its process is
 * killed.
 */
export const idempotencyLocksInRedis = (redis: Redis, expiresAfterMs = EXPIRES_AFTER_MS): IdempotencyLocks => {
  const renewals = new Map<string, NodeJS.Timeout>();
  const redisKeyOf = (key: string): string => `aidy:idempotency-lock:${key}`;
  return {
    acquire: async (key) => {
      if ((await redis.set(redisKeyOf(key), '1', 'PX', expiresAfterMs, 'NX')) !== 'OK') return false;
      // If Redis loses the lock, the same request may run twice; its event ids ensure a single effect.
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
