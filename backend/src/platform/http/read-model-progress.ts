export const READ_MODEL_PROGRESS = Symbol('ReadModelProgress');

export interface ReadModelProgress {
  /** True when every read model has reached the position, false when the time ran out first. */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
}
