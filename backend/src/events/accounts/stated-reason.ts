import type { Personal } from '#kernel/events';

/** Why an administrator did something to a person, in their words. */
export interface Stated {
  /** Null if nobody was asked for one, as for what people do to their own account. */
  readonly statedReason: Personal<string>;
}
