import { SetMetadata } from '@nestjs/common';

/** Kinds of requests with their own limit, apart from the 300 writes a minute; see rate-limits.ts. */
export type RateLimitKind = 'sign-in' | 'link' | 'mail' | 'costly' | 'run' | 'crash';

export interface RateLimitRule {
  readonly kind: RateLimitKind;
  /** Body field that names the account if no one is signed in. */
  readonly accountField: string;
}

export const RATE_LIMIT = 'aidy:rate-limit';

/** `@RateLimit('sign-in', 'username')`, `@RateLimit('mail', 'email')`; all kinds of mail share one limit. */
export const RateLimit = (kind: RateLimitKind, accountField: string) =>
  SetMetadata(RATE_LIMIT, { kind, accountField } satisfies RateLimitRule);
