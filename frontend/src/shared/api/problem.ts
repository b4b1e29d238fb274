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

/** An error response, as what a call throws. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's message, that of the first field if it names fields; empty if there is none. */
  readonly detail: string;
  /** The field that `detail` refers to, if any. */
  readonly path?: string;
  readonly waitSeconds?: number;

  /** `behind`: the server does not see this browser's latest change yet; asked again later, it may say otherwise. */
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

/** What stands for the error's code, if anything does. */
export const byCode = <Case>(error: unknown, cases: Readonly<Record<string, Case>>): Case | undefined =>
  error instanceof Problem ? cases[error.code] : undefined;

/** The server refuses the request, so repeating it is useless. */
export const isRefused = (error: unknown): boolean => error instanceof Problem && error.status === 400;

/** The server refuses for good: it did not fail, was reached, and no rate limit applies. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The server's message, or `failure` without one or without a response. */
export const errorMessage = (error: unknown, failure: string): string =>
  error instanceof Problem && error.detail !== '' ? error.detail : failure;

/** The message of a query's or mutation's error; undefined if it has not failed. */
export const messageIfFailed = ({ error }: { readonly error: unknown }, failure: string): string | undefined =>
  error === null ? undefined : errorMessage(error, failure);
