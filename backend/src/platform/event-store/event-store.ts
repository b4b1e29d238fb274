import type { EventMetadata, Recorded } from '#kernel/recorded-event';

export const EVENT_STORE = Symbol('EventStore');

/** Before the first position of the log. */
export const BEGINNING = -1;

export interface EventToAppend {
  /** Time-ordered UUID. The store keeps each id once. */
  readonly id: string;
  readonly type: string;
  readonly data: object;
  /** The version of the schema is added by the codec on the way in. */
  readonly metadata: Omit<EventMetadata, 'version'>;
}

/** The stream's last revision as the decision saw it; 'none' where it saw no stream. Nothing is appended at 'any'. */
export type ExpectedRevision = 'none' | number;

export type AppendResult =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: number }
  | { readonly kind: 'conflict'; readonly actual: ExpectedRevision };

export interface ReadAllOptions {
  /** Exclusive; BEGINNING for all. */
  readonly after: number;
  readonly limit: number;
  readonly categories?: readonly string[];
  readonly types?: readonly string[];
}

/** An event that this program cannot read: it is damaged, or of a type or version that only a newer program knows. */
export interface Unreadable extends Pick<Recorded, 'type' | 'id' | 'stream' | 'revision' | 'position'> {
  readonly reason: string;
}

/** Where an event stands, for messages: all that is needed to look it up. */
export const placeOf = ({ type, stream, revision, position }: Omit<Unreadable, 'id' | 'reason'>): string =>
  `${type} at revision ${revision} of ${stream} (position ${position})`;

/** What was asked for holds an event that cannot be read. */
export class EventUnreadable extends Error {
  constructor(event: Unreadable) {
    super(`${placeOf(event)} cannot be read: ${event.reason}`);
  }
}

export interface Page {
  readonly events: readonly Recorded[];
  /** Those among them that cannot be read. They concern who follows their category, and nobody else. */
  readonly unreadable: readonly Unreadable[];
  /** All matching events up to this position are in this page or an earlier one. */
  readonly upTo: number;
}

export interface Subscription {
  /** Resolves when no handler runs any more. */
  stop(): Promise<void>;
}

export interface SubscribeOptions {
  readonly after: number;
  readonly categories?: readonly string[];
  readonly batchSize?: number;
  /** Called with one page at a time, in order; the next comes when the promise has resolved. */
  onPage(page: Page): Promise<void>;
  /** The subscription has ended because `onPage` threw or the store was lost for good. */
  onEnd(error: unknown): void;
}

/** The disk or the server has no room: nothing of the append was kept. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('The event store has no room left.', { cause });
  }
}

/**
 * The server of the store did not answer. Whether an append was kept is not known: sent again with the same event ids, it
 * is kept once.
 */
export class StoreUnreachable extends Error {
  constructor(cause: unknown) {
    super('The event store cannot be reached.', { cause });
  }
}

/**
 * The log: the only truth of the product.
 *
 * `append` is atomic, and durable when it resolves. Sent again with the same event ids it answers as the first time and
 * keeps nothing twice. A conflict leaves the stream as it was and concerns its own caller only. More than
 * MOST_APPENDED_BYTES at once is refused with AppendTooLarge.
 */
export interface EventStore {
  append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<AppendResult>;
  /**
   * Oldest first, from a revision (inclusive, default 0). A stream that is not there is empty. Rejects with EventUnreadable
   * where one of the events cannot be read.
   */
  readStream(
    stream: string,
    options?: { readonly from?: number; readonly limit?: number },
  ): Promise<readonly Recorded[]>;
  readAll(options: ReadAllOptions): Promise<Page>;
  /** Position of the newest event, BEGINNING where there is none. */
  lastPosition(): Promise<number>;
  /** Catches up from a position and then stays live. */
  subscribe(options: SubscribeOptions): Subscription;
  close(): Promise<void>;
}
