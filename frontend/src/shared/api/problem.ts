import type { Answer } from './answer';

export type ProblemCode = Answer<'Problem'>['code'];

/** An error answer as RFC 9457 has it. `code` says which, `detail` says it in words. */
export interface ProblemBody {
  readonly status: number;
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** The server answered, and the answer is no. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's own words, the first field's where it names fields; empty where it sent none. */
  readonly detail: string;

  /** `behind`: the server does not see this browser's latest change yet; asked again later, it may say otherwise. */
  constructor(
    { status, code = '', detail = '', errors }: ProblemBody,
    readonly behind = false,
  ) {
    super(detail || code || `HTTP ${status}`);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.detail = errors?.[0]?.message ?? detail;
  }
}

export const hasCode = (error: unknown, code: ProblemCode): boolean => error instanceof Problem && error.code === code;

/** The server looked at what was sent and will not have it, however often it is sent again. */
export const isRefused = (error: unknown): boolean => error instanceof Problem && error.status === 400;

/** The server's words, or `otherwise` where it sent none or did not answer at all. */
export const wordsOf = (error: unknown, otherwise: string): string =>
  error instanceof Problem && error.detail !== '' ? error.detail : otherwise;
