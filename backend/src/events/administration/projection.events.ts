import { type EventOf, event, declareEvents } from '#kernel/events';

/** An event at which a read model or a reactor is stuck. */
export interface SkippedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/**
 * `projection-{name}`: what administrators decide about a read model or a reactor. Their reasons are about the
 * product, not about a person.
 */
export const projectionEvents = declareEvents('projection', {
  /** A read model or reactor may skip an event that it could not handle. */
  EventSkipped: event<{
    /** Name of the read model or reactor. */
    readonly projection: string;
    readonly event: SkippedEvent;
    /** The ids of the documents that are left as they were, as far as known; for a reactor, what is left undone. */
    readonly leftBehind: readonly string[];
    readonly reason: string;
  }>(),
  /** A read model or reactor stands still until it is resumed. */
  ProjectionPaused: event<{ readonly projection: string; readonly reason: string }>(),
  /** A read model or reactor continues where it stopped. */
  ProjectionResumed: event<{ readonly projection: string; readonly reason: string }>(),
});

export type ProjectionEvent = EventOf<typeof projectionEvents>;
