import { port } from '../port';

export const READ_MODEL_PROGRESS = port<ReadModelProgress>('ReadModelProgress');

/** Everything appended to these stream categories up to a log position. */
export interface WrittenUpTo {
  readonly position: number;
  readonly categories: { has(category: string): boolean };
}

/**
 * The state of read models relative to a log position. `shows`: all of them include everything up to it. `behind`: at
 * least one does not yet, but is advancing. `stopped`: at least one does not and will not until an operator intervenes:
 * it is paused, or faulted.
 */
export type CatchUpState = 'shows' | 'behind' | 'stopped';

export interface ReadModelProgress {
  /**
   * Waits before a response: true once every read model of one of the categories shows what was appended, false if the time
   * runs out first. Models that have stopped or are being filled for the first time are not waited for; the result is then
   * false immediately.
   */
  waitFor(written: WrittenUpTo, timeoutMs: number): Promise<boolean>;
  /**
   * Waits for work that must not miss anything, also until the named models (default all) are filled, however long that
   * takes. Only after `shows` does their lack of something mean that it does not exist.
   */
  untilCaughtUp(position: number, timeoutMs: number, models?: readonly string[]): Promise<CatchUpState>;
  /** True while a model is filled for the first time and may not contain everything that exists. */
  hidesItsDocuments(model: string): boolean;
}
