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

/** No request takes this long: what stands longer was left behind by a process that died. */
const LOST_AFTER_MS = 60_000;

export const underWayInRedis = (redis: Redis): RequestsUnderWay => ({
  begin: async (key) => (await redis.set(`aidy:under-way:${key}`, '1', 'PX', LOST_AFTER_MS, 'NX')) === 'OK',
  end: async (key) => {
    await redis.del(`aidy:under-way:${key}`);
  },
});
