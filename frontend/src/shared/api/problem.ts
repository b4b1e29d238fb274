/** An error answer as RFC 9457 has it. `code` says which, `detail` says it in words. */
export interface ProblemBody {
  readonly status: number;
  readonly code?: string;
  readonly detail?: string;
  readonly error?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** The server answered, and the answer is no. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's own words; empty where it sent none. */
  readonly detail: string;

  constructor(body: ProblemBody) {
    super(body.detail ?? body.code ?? `HTTP ${body.status}`);
    this.name = 'Problem';
    this.status = body.status;
    this.code = body.code ?? '';
    this.detail = body.errors?.[0]?.message ?? body.detail ?? body.error ?? '';
  }
}

export const problemOf = async (response: Response): Promise<Problem> => {
  const body: unknown = await response.json().catch(() => null);
  return new Problem({ ...(typeof body === 'object' ? body : {}), status: response.status });
};

export const hasCode = (error: unknown, code: string): boolean => error instanceof Problem && error.code === code;

/** The server's words, or `otherwise` where it sent none or did not answer at all. */
export const wordsOf = (error: unknown, otherwise: string): string =>
  error instanceof Problem && error.detail !== '' ? error.detail : otherwise;
