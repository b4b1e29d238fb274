import type { RequestFault } from '#kernel/request-fault';

/** Why nothing was read. */
export interface FetchFailure {
  readonly kind:
    /** The URL may not be requested. */
    | 'refused'
    /** Disallowed by robots.txt. */
    | 'robots'
    | 'unreachable'
    | 'timeout'
    | 'too_large'
    | 'http_error'
    | 'too_many_redirects'
    /** The body does not match its encoding. */
    | 'garbled'
    /** Stopped by the caller. */
    | 'stopped'
    /** The caller's budget is used up. */
    | 'over_budget';
  readonly reason: RequestFault;
  /** HTTP status of an `http-error`. */
  readonly status?: number;
  /** Delay from the server's Retry-After header. */
  readonly retryAfterMs?: number;
}

export const fetchFailure = (kind: FetchFailure['kind'], reason: RequestFault, status?: number): FetchFailure =>
  status === undefined ? { kind, reason } : { kind, reason, status };

export const isFetchFailure = (value: { readonly kind: string }): value is FetchFailure => 'reason' in value;
