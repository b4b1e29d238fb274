import type { EventPage } from '../event-store/event-store';

/** A consumer of the log: a read model or a reactor. */
export interface LogSubscriber {
  /** Stream categories to follow; events of others are not delivered. */
  readonly categories: readonly string[];
  /** Pages in log order, one at a time. A page without events only advances the position. */
  onPage(page: EventPage): Promise<void>;
  /** The end of the log was reached. Long work belongs here, before following live: it does not block other subscribers. */
  onCaughtUp?(): Promise<void>;
  /** True during a fill: it then waits for other fills, so that they share one reading of the log. Default false. */
  isCatchingUp?(): boolean;
  /**
   * Approximate number of documents that `onCaughtUp` writes: of those that reach the end together, the smallest goes
   * first. Default 0.
   */
  settlingWork?(): number;
  /** Called when the subscriber is live. No live page is delivered to anyone until this resolves. */
  onLive?(): Promise<void>;
  /** A callback rejected, so the subscription has ended. */
  onFailure(error: unknown): void;
}

export interface LogSubscription {
  /** Resolves when no callback is running. Must not be awaited within a callback. */
  stop(): Promise<void>;
}
