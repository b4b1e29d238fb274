import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { derivedKey, keyedHash } from '../../crypto/derived-keys';
import { port } from '../../port';
import type { RateLimitKind } from './rate-limit';

export const RATE_LIMITS = port<RateLimits>('RateLimits');

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;

/**
 * Writes are limited by account, or by address if no one is signed in; attempts to sign in are limited by
 * `SignInAttempts`.
 */
const LIMITS = {
  'sign-in/account': { points: 10, seconds: 15 * MINUTE },
  'sign-in/address': { points: 50, seconds: 15 * MINUTE },
  'sign-in/account-and-address': { points: 10, seconds: 15 * MINUTE },
  'sign-in/browser': { points: 10, seconds: 15 * MINUTE },
  'sign-in/turn': { points: 1, seconds: 5 },
  // Looks at what a mailed link is for. They count apart: what colleagues look at must not keep them from signing in.
  'link/account': { points: 10, seconds: 15 * MINUTE },
  'link/address': { points: 300, seconds: 15 * MINUTE },
  'mail/account': { points: 5, seconds: HOUR },
  'mail/address': { points: 60, seconds: HOUR },
  // Requests that make this server call another, or parse a large file.
  'costly/account': { points: 20, seconds: MINUTE },
  'costly/address': { points: 60, seconds: MINUTE },
  // What has to be answered at once, such as a call for help in a chat whose limit is reached.
  'urgent/account': { points: 60, seconds: MINUTE },
  'urgent/address': { points: 300, seconds: MINUTE },
  // Runs, each of which reads dozens of pages; with this many, all trackers of the largest usual plan can be run once an
  // hour by hand.
  'run/account': { points: 60, seconds: HOUR },
  'run/address': { points: 600, seconds: HOUR },
  // Crash reports of browsers: per part of the page, and per client address.
  'crash/account': { points: 20, seconds: MINUTE },
  'crash/address': { points: 20, seconds: MINUTE },
  'write/account': { points: 300, seconds: MINUTE },
  'write/address': { points: 300, seconds: MINUTE },
} as const satisfies Readonly<Record<`${RateLimitKind | 'write'}/${string}`, Limit>>;

export type LimitName = keyof typeof LIMITS;

/** A limit and the subject whose requests it counts. */
export type LimitedSubject = readonly [limit: LimitName, subject: string];

export interface RateLimits {
  /** Counts a request. Returns the seconds to wait if the limit is exceeded, else null. */
  count(...subject: LimitedSubject): Promise<number | null>;
  /** Takes back one request that was counted. */
  giveBack(...subject: LimitedSubject): Promise<void>;
}

export interface RateLimitOptions {
  readonly scale: number;
  /** Subjects are hashed with an HMAC under this key: neither memory nor Redis contains them in clear. */
  readonly dataKey: Uint8Array;
  /** Shares limits between processes; if it is unreachable, each process counts on its own. */
  readonly redis?: Redis;
}

/** Uses the system clock through the library, so shifting the application's clock does not reset limits. */
export const rateLimits = ({ scale, dataKey, redis }: RateLimitOptions): RateLimits => {
  const key = derivedKey(dataKey, 'rate-limits');
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const { points, seconds } = LIMITS[name];
    const limits = {
      keyPrefix: `aidy:rate:${name.replace('/', ':')}`,
      points: Math.max(1, Math.round(points * scale)),
      duration: seconds,
    };
    const memory = new RateLimiterMemory(limits);
    return redis === undefined
      ? memory
      : new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: memory });
  };
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const known = limiters.get(name) ?? limiterOf(name);
    limiters.set(name, known);
    return known;
  };
  return {
    async count(name, subject) {
      try {
        await limiter(name).consume(keyedHash(key, subject));
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    async giveBack(name, subject) {
      await limiter(name).reward(keyedHash(key, subject));
    },
  };
};
