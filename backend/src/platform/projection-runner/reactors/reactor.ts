import type { Recorded } from '#kernel/recorded-event';

/**
 * Work triggered by events: a job, a mail, the second stream of a command. Receives every event of its categories in log
 * order, at least once: some are repeated after a crash, so everything it does must derive its ids from the event. If it
 * throws, it is retried with growing delays; nothing is skipped.
 */
export interface Reactor {
  /** Names its checkpoint. */
  readonly name: string;
  /** Stream categories to follow: the part of a stream's name before the first dash. */
  readonly categories: readonly string[];
  react(event: Recorded): Promise<void>;
  /** Describes what it does on an event, for those who decide whether to skip it. */
  describeEffect(event: Recorded): Promise<readonly string[]>;
}
