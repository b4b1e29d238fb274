import type { Page } from '../event-store/event-store';

/** Something that is made from the log: a read model, a reactor. */
export interface LogSubscriber {
  /** Categories of the streams it follows; events of others are not handed to it. */
  readonly categories: readonly string[];
  /** Pages in the order of the log, one at a time. One without events says how far there is none. */
  onPage(page: Page): Promise<void>;
  /** It was handed the log up to its end. Other subscribers go on while it does what takes long before it follows live. */
  onCaughtUp?(): Promise<void>;
  /** From here on it follows live. No subscriber is handed a live page until this resolves. */
  onLive?(): Promise<void>;
  /** A callback rejected, so the subscription has ended. */
  onFailure(error: unknown): void;
}

export interface LogSubscription {
  /** Resolves when no callback runs any more. Callbacks themselves must not wait for it. */
  stop(): Promise<void>;
}
