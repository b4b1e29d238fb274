import { SetMetadata } from '@nestjs/common';

/** Kinds of requests with their own limit, apart from the 300 writes a minute; see rate-limits.ts. */
export type RateLimitKind = 'sign-in' | 'link' | 'mail' | 'costly' | 'run' | 'crash' | 'urgent';

export interface RateLimitRule {
  readonly kind: RateLimitKind;
  /** Body field that names the account on routes where nobody has to be signed in. */
  readonly accountField?: string;
  /** Whether a request, by its body, must be answered though the limit is reached. Such requests have a limit of their own. */
  readonly isUrgent?: (body: unknown) => boolean;
}

export const RATE_LIMIT = 'aidy:rate-limit';

/** `@RateLimit('costly')`, `@RateLimit('sign-in', { accountField: 'username' })`; all kinds of mail share one limit. */
export const RateLimit = (kind: RateLimitKind, options: Omit<RateLimitRule, 'kind'> = {}) =>
  SetMetadata(RATE_LIMIT, { kind, ...options } satisfies RateLimitRule);
