import type { DomainEvent, EventCategory } from '#kernel/events';
import { type ReadModel, projectionOfAnyEvent, put } from '#kernel/projection';
import { type LoggedEvent, loggedEvent } from '../logged-event';

export interface LogIndexDocument extends LoggedEvent {
  /** The event's id. */
  readonly _id: string;
}

export const logIndex: ReadModel<LogIndexDocument> = { name: 'log-index' };

/** Index to find events of the log. `categories` are all existing ones. */
export const logIndexOf = (categories: readonly EventCategory[]) =>
  projectionOfAnyEvent<DomainEvent, LogIndexDocument>({
    name: logIndex.name,
    from: categories,
    indexes: [
      { keys: ['position'] },
      { keys: ['stream', 'position'] },
      { keys: ['type', 'position'] },
      { keys: ['category', 'position'] },
      { keys: ['tracker_id', 'position'] },
      { keys: ['correlation_id', 'position'] },
    ],
    project: (event) => [put({ _id: event.id, ...loggedEvent(event) })],
  });
