import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { port } from '../../port';

export const IDEMPOTENCY_LOCKS = port<IdempotencyLocks>('IdempotencyLocks');

export interface HeldLock {
  /** Releases the lock, unless another request got it after it had expired. */
  release(): Promise<void>;
}

/** A lock per keyed request, held while it is carried out, across all processes. */
export interface IdempotencyLocks {
  /** Null if the lock is already held. */
  acquire(key: string): Promise<HeldLock | null>;
}

export const idempotencyLocksInMemory = (): IdempotencyLocks => {
  const held = new Set<string>();
  return {
    acquire: async (key) => {
      if (held.has(key)) return null;
      held.add(key);
      return {
        release: async () => {
          held.delete(key);
        },
      };
    },
  };
};

/** Time until the lock of a killed process expires. */
const EXPIRES_AFTER_MS = 5000;

/** Script that renews a lock for its holder only: a process that stalled may have lost it to another. */
const RENEW =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0";
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/**
 * Locks are renewed while the request runs, so they last as long as the request and expire soon after its process is
 * killed.
 */
export const idempotencyLocksInRedis = (redis: Redis, expiresAfterMs = EXPIRES_AFTER_MS): IdempotencyLocks => ({
  acquire: async (key) => {
    const redisKey = `aidy:idempotency-lock:${key}`;
    const holder = randomUUID();
    if ((await redis.set(redisKey, holder, 'PX', expiresAfterMs, 'NX')) !== 'OK') return null;
    // If Redis loses the lock, the same request may run twice; its event ids ensure a single effect.
    const renew = (): void => void redis.eval(RENEW, 1, redisKey, holder, expiresAfterMs).catch(() => undefined);
    const renewals = setInterval(renew, expiresAfterMs / 5).unref();
    return {
      release: async () => {
        clearInterval(renewals);
        await redis.eval(RELEASE, 1, redisKey, holder);
      },
    };
  },
});
