import { port } from '../port';

export const READ_MODEL_PROGRESS = port<ReadModelProgress>('ReadModelProgress');

/** Everything appended to these stream categories up to a log position. */
export interface WrittenUpTo {
  readonly position: number;
  readonly categories: { has(category: string): boolean };
}

/**
 * What read models say of a log position. `shows`: all of them show what was appended up to it. `behind`: one does not yet,
 * but goes on. `stopped`: one does not, and will not until somebody intervenes: it is paused, or faulted.
 */
export type Standing = 'shows' | 'behind' | 'stopped';

export interface ReadModelProgress {
  /**
   * For responses: true once every read model of one of the categories shows what was appended, false if the time runs out
   * first. Models that have stopped or are being filled for the first time are not waited for; the result is then false
   * immediately.
   */
  waitFor(written: WrittenUpTo, timeoutMs: number): Promise<boolean>;
  /**
   * For work that must not miss anything: also waits for the named models (default all) to be filled, however long that
   * takes. Only `shows` means that what they do not contain does not exist.
   */
  untilCaughtUp(position: number, timeoutMs: number, models?: readonly string[]): Promise<Standing>;
  /** Whether a model is being filled for the first time: then what it does not contain may exist all the same. */
  fills(model: string): boolean;
}
