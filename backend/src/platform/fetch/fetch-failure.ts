/** Why nothing was read. `reason` is a sentence without its subject, for a person: "did not answer in 15 s". */
export interface FetchFailure {
  readonly kind:
    /** The address is not one that may be called. */
    | 'refused'
    /** The site's robots.txt asks not to. */
    | 'robots'
    | 'unreachable'
    | 'timeout'
    | 'too-large'
    | 'http-error'
    | 'too-many-redirects'
    /** The body is not what its encoding says. */
    | 'garbled'
    /** The caller ended it. */
    | 'stopped'
    /** The caller has fetched as much as it may. */
    | 'over-budget';
  readonly reason: string;
  /** Of an `http-error`. */
  readonly status?: number;
}

export const fetchFailure = (kind: FetchFailure['kind'], reason: string, status?: number): FetchFailure =>
  status === undefined ? { kind, reason } : { kind, reason, status };

export const isFetchFailure = (value: { readonly kind: string }): value is FetchFailure => 'reason' in value;
