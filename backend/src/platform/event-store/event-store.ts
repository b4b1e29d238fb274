import type { EventMetadata, Recorded } from '#kernel/recorded-event';
import { port } from '../port';

export const EVENT_STORE = port<EventStore>('EventStore');

/** Position before the first one of the log. */
export const BEGINNING = -1;

export interface EventToAppend {
  /** Time-ordered UUID. The store keeps each id only once. */
  readonly id: string;
  readonly type: string;
  readonly data: object;
  /** The codec adds the schema version. */
  readonly metadata: Omit<EventMetadata, 'version'>;
}

/** The stream's last revision when the decision was made; 'none' if there was no stream. There is no 'any'. */
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

/** An event that this program cannot read: damaged, or of a type or version that only a newer program knows. */
export interface Unreadable extends Pick<Recorded, 'type' | 'id' | 'stream' | 'revision' | 'position'> {
  readonly reason: string;
  /** Set if no program can read the event: the store returns something else than was written. */
  readonly isDamaged?: true;
}

/** Locates an event, for messages. */
export const describeLocation = ({ type, stream, revision, position }: Omit<Unreadable, 'id' | 'reason'>): string =>
  `${type} at revision ${revision} of ${stream} (position ${position})`;

/** The requested events include one that cannot be read. */
export class EventUnreadable extends Error {
  constructor(event: Unreadable) {
    super(`${describeLocation(event)} cannot be read: ${event.reason}`);
  }
}

export interface EventPage {
  readonly events: readonly Recorded[];
  /** The unreadable events among them, which concern only the followers of their category. */
  readonly unreadable: readonly Unreadable[];
  /** Position up to which all matching events are in this page or an earlier one. */
  readonly upTo: number;
}

export interface StoreSubscription {
  /** Resolves when no handler is running. */
  stop(): Promise<void>;
}

export interface SubscribeOptions {
  readonly after: number;
  readonly categories?: readonly string[];
  readonly batchSize?: number;
  /** Called with one page at a time, in order, after the previous promise has resolved. */
  onPage(page: EventPage): Promise<void>;
  /** The subscription has ended because `onPage` threw or the store was lost for good. */
  onEnd(error: unknown): void;
}

/** The disk or server is full: nothing was stored. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('There is no room left to store this.', { cause });
  }
}

/**
 * The log, the only source of truth.
 *
 * `append` is atomic, and durable once it resolves. Repeated with the same event ids, it returns the first result and
 * stores nothing twice. A conflict leaves the stream unchanged and affects only its caller. More than MAX_APPENDED_BYTES at
 * once is refused with AppendTooLarge.
 */
export interface EventStore {
  append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<AppendResult>;
  /**
   * Oldest first, from a revision (inclusive, default 0). A missing stream is empty. Rejects with EventUnreadable if one of
   * the events cannot be read.
   */
  readStream(
    stream: string,
    options?: { readonly from?: number; readonly limit?: number },
  ): Promise<readonly Recorded[]>;
  readAll(options: ReadAllOptions): Promise<EventPage>;
  /** Position of the newest event, or BEGINNING. */
  lastPosition(): Promise<number>;
  /** Catches up from a position, then follows live. */
  subscribe(options: SubscribeOptions): StoreSubscription;
  close(): Promise<void>;
}
