/** Why nothing was read. `reason` is a predicate for people, e.g. "did not answer in 15 s". */
export interface FetchFailure {
  readonly kind:
    /** The URL may not be requested. */
    | 'refused'
    /** Disallowed by robots.txt. */
    | 'robots'
    | 'unreachable'
    | 'timeout'
    | 'too-large'
    | 'http-error'
    | 'too-many-redirects'
    /** The body does not match its encoding. */
    | 'garbled'
    /** Stopped by the caller. */
    | 'stopped'
    /** The caller's budget is used up. */
    | 'over-budget';
  readonly reason: string;
  /** Of an `http-error`. */
  readonly status?: number;
  /** From the server's Retry-After header. */
  readonly retryAfterMs?: number;
}

export const fetchFailure = (kind: FetchFailure['kind'], reason: string, status?: number): FetchFailure =>
  status === undefined ? { kind, reason } : { kind, reason, status };

export const isFetchFailure = (value: { readonly kind: string }): value is FetchFailure => 'reason' in value;
