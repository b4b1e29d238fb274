export const READ_MODEL_PROGRESS = Symbol('ReadModelProgress');

/** Everything that was written to these categories of streams, up to a position of the log. */
export interface WrittenUpTo {
  readonly position: number;
  readonly categories: { has(category: string): boolean };
}

export interface ReadModelProgress {
  /**
   * For answers to requests: true once every read model that follows one of the categories shows what was written, false
   * when the time ran out first. A model that has stopped, or that is being filled for the first time, is not waited for,
   * and the answer is false at once.
   */
  waitFor(written: WrittenUpTo, timeoutMs: number): Promise<boolean>;
  /** For work that must miss nothing: the named models (all by default) have to be filled too, however long that takes. */
  untilCaughtUp(position: number, timeoutMs: number, models?: readonly string[]): Promise<boolean>;
}
