import { DAY_MS } from '#kernel/durations';

/** How long an idempotency record is valid, in milliseconds. */
export const IDEMPOTENCY_LIFETIME = DAY_MS;
