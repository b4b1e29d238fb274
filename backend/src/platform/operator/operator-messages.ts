/** What goes over the operator's socket, one JSON object a line: the request, then lines, then the exit code. */
export interface OperatorRequest {
  readonly words: readonly string[];
  /** Of the operator's shell. */
  readonly folder: string;
}

export type OperatorAnswer = { readonly line: string } | { readonly exit: number };

/** Of a socket's address in the file system, in bytes: what Linux takes, less a margin. */
export const LONGEST_PATH = 100;
