import { type EventOf, event, eventsOf } from '#kernel/events';

/** An event at which a read model or a reactor stands. */
export interface SkippedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** What administrators decide about a read model or a reactor. Their reasons are about the product, not about a person. */
export const projectionEvents = eventsOf('projection', {
  /** It may leave out an event that it could not handle. */
  EventSkipped: event<{
    /** Name of the read model or reactor. */
    readonly projection: string;
    readonly event: SkippedEvent;
    /** As far as known: ids of the documents that stay as they were; of a reactor, what stays undone. */
    readonly leftBehind: readonly string[];
    readonly reason: string;
  }>(),
  /** It stands still until it is resumed. */
  ProjectionPaused: event<{ readonly projection: string; readonly reason: string }>(),
  /** It goes on where it stood. */
  ProjectionResumed: event<{ readonly projection: string; readonly reason: string }>(),
});

export type ProjectionEvent = EventOf<typeof projectionEvents>;
