import type { AppendOutcome, AppendRequest } from './append-transaction';

export interface WriterOptions {
  readonly file: string;
  readonly synchronous: 'FULL' | 'NORMAL';
}

/** The only writer of the log, in a separate thread or in the caller's. */
export interface Writer {
  /** Resolves after the commit; rejects if nothing was appended. */
  append(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]>;
  close(): Promise<void>;
}
