import type { Schema } from './api-schema';

export type ProblemCode = Schema<'Problem'>['code'];

/** An RFC 9457 error response. `code` identifies the error, `detail` describes it. */
export interface ProblemBody {
  readonly status: number;
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  /** Its `Retry-After` in seconds, if it has one. */
  readonly waitSeconds?: number;
}

/** An error response, as thrown by API calls. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's message, that of the first field if it names fields; empty if there is none. */
  readonly detail: string;
  /** The field that `detail` refers to, if any. */
  readonly path?: string;
  readonly waitSeconds?: number;

  /** `behind`: the server does not see this browser's latest change yet, so that a later request may succeed. */
  constructor(
    { status, code = '', detail = '', errors, waitSeconds }: ProblemBody,
    readonly behind = false,
  ) {
    super(detail || code || `HTTP ${status}`);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.detail = errors?.[0]?.message ?? detail;
    this.path = errors?.[0]?.path;
    this.waitSeconds = waitSeconds;
  }
}

export const hasCode = (error: unknown, code: ProblemCode): boolean => error instanceof Problem && error.code === code;

/** The case for the error's code; undefined if there is none. */
export const byCode = <Case>(error: unknown, cases: Readonly<Record<string, Case>>): Case | undefined =>
  error instanceof Problem ? cases[error.code] : undefined;

const hasStatus = (error: unknown, fits: (status: number) => boolean): error is Problem =>
  error instanceof Problem && fits(error.status);

/** The request itself is invalid: retrying cannot help. */
export const isInvalid = (error: unknown): boolean => hasStatus(error, (status) => status === 400);

/** The user may not see it, or has to sign in first. */
export const isUnauthorised = (error: unknown): boolean =>
  hasStatus(error, (status) => status === 401 || status === 403);

/** It does not exist, or no longer does. */
export const isGone = (error: unknown): boolean => hasStatus(error, (status) => status === 404) && !error.behind;

/** The refusal is final: the server was reached, did not fail, and applied no rate limit. */
export const isFinal = (error: unknown): boolean =>
  hasStatus(error, (status) => status >= 400 && status < 500 && status !== 429);

/** The server's message, or `failure` without one or without a response. */
export const errorMessage = (error: unknown, failure: string): string =>
  error instanceof Problem && error.detail !== '' ? error.detail : failure;

/** The message of a query's or mutation's error; undefined if it has not failed. */
export const messageIfFailed = ({ error }: { readonly error: unknown }, failure: string): string | undefined =>
  error === null ? undefined : errorMessage(error, failure);
