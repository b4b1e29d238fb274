import type { DomainEvent } from './events';

/** The id of a user, or the product itself acting by schedule or reaction. */
export type Actor = { readonly kind: 'user'; readonly userId: string } | { readonly kind: 'system' };

export interface EventMetadata {
  /** ISO 8601 UTC, by the application's clock. */
  readonly occurred_at: string;
  /** One for all that follows from one request, run or tick. */
  readonly correlation_id: string;
  /** The id of the command or event that brought this one about. */
  readonly causation_id: string;
  /** The type of the command that was decided, after the names of the steps that led to it; absent before it was recorded. */
  readonly command?: string;
  readonly actor: Actor;
  readonly impersonator?: Actor;
  /** Version of the event's schema that `data` follows. */
  readonly version: number;
}

/** An event as the log holds it, with its place, actor, time and cause. */
export type Recorded<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  /** `category-id`. */
  readonly stream: string;
  /** From 0 within its stream. */
  readonly revision: number;
  /** A safe integer that grows over the whole log; gaps are allowed. */
  readonly position: number;
  readonly metadata: EventMetadata;
};
