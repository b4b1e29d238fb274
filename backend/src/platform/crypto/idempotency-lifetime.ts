/** How long an idempotency record is valid, in milliseconds. */
export const IDEMPOTENCY_LIFETIME = 24 * 60 * 60 * 1000;
