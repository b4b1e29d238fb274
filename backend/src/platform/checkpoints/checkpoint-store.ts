import { port } from '../port';

export const CHECKPOINT_STORE = port<CheckpointStore>('CheckpointStore');

/**
 * Checkpoints of reactors and processes. Kept apart from the read models, which may be dropped and rebuilt: a lost
 * checkpoint would send every mail a second time.
 */
export interface CheckpointStore {
  /** The position up to which all events were processed; BEGINNING if none is stored. */
  load(name: string): Promise<number>;
  /** Saves a checkpoint, never moving it backwards. Rejects with LeaseLost if one was saved under a later term. */
  save(name: string, position: number, term: number): Promise<void>;
  close(): Promise<void>;
}
