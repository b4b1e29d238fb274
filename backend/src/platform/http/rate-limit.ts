import { SetMetadata } from '@nestjs/common';

/** Kinds of requests that are counted apart from the 300 writes a minute; the limits stand in rate-limits.ts. */
export type RateLimitKind = 'sign-in' | 'mail';

export interface RateLimitRule {
  readonly kind: RateLimitKind;
  /** Field of the body that names the account, where nobody is signed in. */
  readonly accountField: string;
}

export const RATE_LIMIT = 'aidy:rate-limit';

/** `@RateLimit('sign-in', 'username')`, `@RateLimit('mail', 'email')`; all three kinds of mail share one count. */
export const RateLimit = (kind: RateLimitKind, accountField: string) =>
  SetMetadata(RATE_LIMIT, { kind, accountField } satisfies RateLimitRule);
