export const CHECKPOINT_STORE = Symbol('CheckpointStore');

/**
 * How far reactors and processes have come in the log. Kept apart from the read models, which may be dropped and filled
 * again: a lost checkpoint would have every mail sent a second time.
 */
export interface CheckpointStore {
  /** The position up to which everything was reacted to; BEGINNING where nothing was kept. */
  load(name: string): Promise<number>;
  /** A checkpoint never goes back. Rejects with LeaseLost where one was kept under a later term. */
  save(name: string, position: number, term: number): Promise<void>;
  close(): Promise<void>;
}
