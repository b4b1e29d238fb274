/**
 * How a read model stands. `live`: it follows the log. `rebuilding`: a new generation is being filled, or the first one.
 * `faulted`: it stopped at an event it cannot handle, or its store refuses its writes. `paused`: no process projects it.
 */
export type ModelState = 'live' | 'rebuilding' | 'faulted' | 'paused';

export interface ModelStatus {
  readonly name: string;
  readonly state: ModelState;
  /** Everything up to here stands in the documents that queries see. */
  readonly position: number;
  /** How far that is behind the log's end, in positions. */
  readonly lag: number;
  /** Of the generation being filled, 0 to 1; 1 where none is. */
  readonly progress: number;
  /** Names the event and says what went wrong. */
  readonly error?: string;
}

export type RebuildOutcome = 'started' | 'already-rebuilding' | 'unknown-model';
