import type { Recorded } from '#kernel/recorded-event';

/**
 * Work that follows from events: a job, a mail, the second stream of a command. Every event of its categories reaches it
 * in the order of the log, at least once: after a crash some come again, so whatever it does derives its ids from the
 * event's. Where it throws it is tried again with growing pauses, and nothing is skipped.
 */
export interface Reactor {
  /** Its checkpoint is kept under this name. */
  readonly name: string;
  /** Categories of the streams it follows: what stands before the first dash of the stream's name. */
  readonly categories: readonly string[];
  react(event: Recorded): Promise<void>;
}
