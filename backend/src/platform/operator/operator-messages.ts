/** Messages on the operator's socket, one JSON object per line: the request, then output lines, then the exit code. */
export interface OperatorRequest {
  readonly words: readonly string[];
  /** The operator's working directory. */
  readonly folder: string;
}

export type OperatorAnswer = { readonly line: string } | { readonly exit: number };

/** Maximum length of a socket's path in bytes: Linux's limit, with a margin. */
export const LONGEST_PATH = 100;
