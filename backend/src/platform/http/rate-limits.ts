import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { derivedKey, keyedHash } from '../crypto/derived-keys';
import type { RateLimitKind } from './rate-limit';

export const RATE_LIMITS = Symbol('RateLimits');

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;

/** Contract 3. Writes without a sign-in are counted by address, those with one by account. */
const LIMITS = {
  'sign-in': { account: { points: 10, seconds: 15 * MINUTE }, address: { points: 50, seconds: 15 * MINUTE } },
  mail: { account: { points: 5, seconds: HOUR }, address: { points: 60, seconds: HOUR } },
  write: { account: { points: 300, seconds: MINUTE }, address: { points: 300, seconds: MINUTE } },
} as const satisfies Readonly<Record<RateLimitKind | 'write', { readonly account: Limit; readonly address: Limit }>>;

export type CountedKind = keyof typeof LIMITS;
export type CountedBy = 'account' | 'address';

export interface RateLimits {
  /** Counts one request. Seconds to wait where there were too many, null where it may go on. */
  count(kind: CountedKind, by: CountedBy, subject: string): Promise<number | null>;
}

export interface RateLimitOptions {
  readonly scale: number;
  /** Subjects are counted as HMACs under it: neither memory nor Redis holds an address in clear. */
  readonly dataKey: Uint8Array;
  /** Shared by all processes where there is one; while it cannot be reached, each process counts for itself. */
  readonly redis?: Redis;
}

/** Counted by the machine's clock, which the library looks at: a rehearsal that shifts time opens no gate. */
export const rateLimits = ({ scale, dataKey, redis }: RateLimitOptions): RateLimits => {
  const key = derivedKey(dataKey, 'rate-limits');
  const limiterOf = (kind: CountedKind, by: CountedBy): RateLimiterAbstract => {
    const { points, seconds } = LIMITS[kind][by];
    const limits = {
      keyPrefix: `aidy:rate:${kind}:${by}`,
      points: Math.max(1, Math.round(points * scale)),
      duration: seconds,
    };
    const memory = new RateLimiterMemory(limits);
    return redis === undefined
      ? memory
      : new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: memory });
  };
  const limiters = new Map<string, RateLimiterAbstract>();
  return {
    async count(kind, by, subject) {
      const name = `${kind}/${by}`;
      const limiter = limiters.get(name) ?? limiterOf(kind, by);
      limiters.set(name, limiter);
      try {
        await limiter.consume(keyedHash(key, subject));
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
  };
};
