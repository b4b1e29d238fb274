import type { FaultedEvent } from '../fault';

/**
 * State of a read model. `live`: follows the log. `rebuilding`: a generation is being filled, possibly the first.
 * `faulted`: stopped at an event it cannot handle, or the store refuses its writes. `paused`: an administrator paused it,
 * or no process projects it.
 */
export type ReadModelState = 'live' | 'rebuilding' | 'faulted' | 'paused';

export interface ReadModelStatus {
  readonly name: string;
  readonly state: ReadModelState;
  /** Position of the documents that queries see. */
  readonly position: number;
  /** Distance to the end of the log, in positions. */
  readonly lag: number;
  /** Progress of the generation being filled, 0 to 1; 1 if none is. */
  readonly progress: number;
  /** Events a second, over the last seconds; only while it is behind or being filled. */
  readonly rate?: number;
  /** Seconds until the generation being filled has read the log, at this pace. */
  readonly secondsLeft?: number;
  /** Names the event and the error. */
  readonly error?: string;
  /** The event that the error is about. */
  readonly event?: FaultedEvent;
  /** Paused until an administrator resumes it; absent if no process projects it. */
  readonly byAdministrator?: true;
}

export type RebuildOutcome = 'started' | 'already_rebuilding' | 'paused' | 'unknown_model';
