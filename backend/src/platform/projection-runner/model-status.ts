/**
 * State of a read model. `live`: follows the log. `rebuilding`: a generation is being filled, possibly the first.
 * `faulted`: stopped at an event it cannot handle, or the store refuses its writes. `paused`: no process projects it.
 */
export type ModelState = 'live' | 'rebuilding' | 'faulted' | 'paused';

export interface ModelStatus {
  readonly name: string;
  readonly state: ModelState;
  /** Position of the documents that queries see. */
  readonly position: number;
  /** Distance to the end of the log, in positions. */
  readonly lag: number;
  /** Of the generation being filled, 0 to 1; 1 if none is. */
  readonly progress: number;
  /** Names the event and the error. */
  readonly error?: string;
}

export type RebuildOutcome = 'started' | 'already-rebuilding' | 'unknown-model';
