import type { DomainEvent, EventCategory } from './events';
import { memoize } from './memoize';

/** A user, or the system acting by schedule or reaction. */
export type Actor = { readonly kind: 'user'; readonly userId: string } | { readonly kind: 'system' };

export interface EventMetadata {
  /** ISO 8601 UTC, by the application's clock. */
  readonly occurred_at: string;
  /** Shared by everything that follows from one request, run or tick. */
  readonly correlation_id: string;
  /** Id of the command or event that caused this one. */
  readonly causation_id: string;
  /** Type of the command, preceded by the names of the steps that led to it. */
  readonly command: string;
  readonly actor: Actor;
  readonly impersonator?: Actor;
  /** Version of the schema of `data`. */
  readonly version: number;
}

/** An event as stored in the log, with its position, actor, time and cause. */
export type Recorded<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  /** `category-id`. */
  readonly stream: string;
  /** Counts from 0 within the stream. */
  readonly revision: number;
  /** A safe integer that increases over the whole log, possibly with gaps. */
  readonly position: number;
  readonly metadata: EventMetadata;
};

/** The types of a category's events: a stream may contain events that now belong to another category's streams. */
export const typesOf = memoize(
  ({ schemas }: EventCategory): ReadonlySet<string> => new Set(schemas.map(({ type }) => type)),
  new WeakMap<EventCategory, ReadonlySet<string>>(),
);

export const eventsOf = <Event extends DomainEvent>(
  category: EventCategory<Event>,
  recorded: readonly Recorded[],
): readonly Recorded<Event>[] => {
  const types = typesOf(category);
  return recorded.filter((event): event is Recorded<Event> => types.has(event.type));
};
