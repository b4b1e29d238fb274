import type { AppendOutcome, AppendRequest } from './append-transaction';

export interface WriterOptions {
  readonly file: string;
  readonly synchronous: 'FULL' | 'NORMAL';
}

/** The one that writes to the log: in a thread of its own, or in the caller's. */
export interface Writer {
  /** Resolves after the transaction was committed; rejects when nothing of it was kept. */
  append(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]>;
  close(): Promise<void>;
}
