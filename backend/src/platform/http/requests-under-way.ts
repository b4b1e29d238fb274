import type { Redis } from 'ioredis';

export const REQUESTS_UNDER_WAY = Symbol('RequestsUnderWay');

/** Which idempotent requests are being carried out right now, over all processes that share a front door. */
export interface RequestsUnderWay {
  /** False where the same request is already under way. */
  begin(key: string): Promise<boolean>;
  end(key: string): Promise<void>;
}

export const underWayInThisProcess = (): RequestsUnderWay => {
  const keys = new Set<string>();
  return {
    begin: async (key) => {
      if (keys.has(key)) return false;
      keys.add(key);
      return true;
    },
    end: async (key) => {
      keys.delete(key);
    },
  };
};

/** How long the mark of a process that was killed keeps others from its request. */
const LOST_AFTER_MS = 5000;

/** Each mark is renewed while its request is under way, so that it lasts as long as that, and hardly longer than its process. */
export const underWayInRedis = (redis: Redis, lostAfterMs = LOST_AFTER_MS): RequestsUnderWay => {
  const renewals = new Map<string, NodeJS.Timeout>();
  const markOf = (key: string): string => `aidy:under-way:${key}`;
  return {
    begin: async (key) => {
      if ((await redis.set(markOf(key), '1', 'PX', lostAfterMs, 'NX')) !== 'OK') return false;
      // A mark that is lost with Redis lets the same request in twice; its events' ids see to its one effect.
      const renew = (): void => void redis.pexpire(markOf(key), lostAfterMs).catch(() => undefined);
      renewals.set(key, setInterval(renew, lostAfterMs / 5).unref());
      return true;
    },
    end: async (key) => {
      clearInterval(renewals.get(key));
      renewals.delete(key);
      await redis.del(markOf(key));
    },
  };
};
