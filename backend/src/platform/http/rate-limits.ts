import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { derivedKey, keyedHash } from '../crypto/derived-keys';
import type { RateLimitKind } from './rate-limit';
import { port } from '../port';

export const RATE_LIMITS = port<RateLimits>('RateLimits');

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;

/** See contract 3. Writes are limited by account, or by address if no one is signed in. */
const LIMITS = {
  'sign-in': { account: { points: 10, seconds: 15 * MINUTE }, address: { points: 50, seconds: 15 * MINUTE } },
  mail: { account: { points: 5, seconds: HOUR }, address: { points: 60, seconds: HOUR } },
  // Each makes this server call another, or parse a large file.
  costly: { account: { points: 20, seconds: MINUTE }, address: { points: 60, seconds: MINUTE } },
  write: { account: { points: 300, seconds: MINUTE }, address: { points: 300, seconds: MINUTE } },
} as const satisfies Readonly<Record<RateLimitKind | 'write', { readonly account: Limit; readonly address: Limit }>>;

export type CountedKind = keyof typeof LIMITS;
export type CountedBy = 'account' | 'address';

export interface RateLimits {
  /** Counts a request. Returns the seconds to wait if the limit is exceeded, else null. */
  count(kind: CountedKind, by: CountedBy, subject: string): Promise<number | null>;
}

export interface RateLimitOptions {
  readonly scale: number;
  /** Subjects are hashed with an HMAC under this key: neither memory nor Redis holds them in clear. */
  readonly dataKey: Uint8Array;
  /** Shares limits between processes; if it is unreachable, each process counts on its own. */
  readonly redis?: Redis;
}

/** Uses the system clock through the library, so shifting the application's clock does not reset limits. */
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
