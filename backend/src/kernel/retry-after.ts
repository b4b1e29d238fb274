const SECONDS = /^\d{1,10}$/;

/**
 * Milliseconds to wait by a Retry-After header (RFC 9110, 10.2.3): seconds, or a date, which is compared with `now` in
 * milliseconds since 1970. Null if it is neither, or if it is a date and `now` is not known (NaN).
 */
export const parseRetryAfter = (retryAfter: string, now: number): number | null => {
  const text = retryAfter.trim();
  if (SECONDS.test(text)) return Number(text) * 1000;
  // `Date.parse` reads much that is not an HTTP date, such as `-5`.
  const wait = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
};
