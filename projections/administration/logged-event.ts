import type { DomainEvent } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';

/** Position of an event in the log, and the fields it can be found by. Its content stays in the log. */
export interface LoggedEvent {
  readonly event_id: string;
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly category: string;
  readonly type: string;
  /** ISO 8601 UTC. */
  readonly occurred_at: string;
  /** Null for the system. */
  readonly actor_id: string | null;
  readonly impersonator_id: string | null;
  /** The user whose account, folders, trackers or feedback it is about. */
  readonly subject_id: string | null;
  readonly tracker_id: string | null;
  readonly correlation_id: string;
  readonly causation_id: string;
}

const idIn = (data: object, field: string): string | null => {
  const id: unknown = Reflect.get(data, field);
  return typeof id === 'string' ? id : null;
};

export const loggedEvent = (event: Recorded<DomainEvent>): LoggedEvent => {
  const { id, position, stream, revision, type, data, metadata } = event;
  const { actor, impersonator } = metadata;
  return {
    event_id: id,
    position,
    stream,
    revision,
    category: categoryOf(stream),
    type,
    occurred_at: metadata.occurred_at,
    actor_id: actor.kind === 'user' ? actor.userId : null,
    impersonator_id: impersonator?.kind === 'user' ? impersonator.userId : null,
    subject_id: idIn(data, 'userId') ?? idIn(data, 'ownerId'),
    tracker_id: idIn(data, 'trackerId'),
    correlation_id: metadata.correlation_id,
    causation_id: metadata.causation_id,
  };
};
