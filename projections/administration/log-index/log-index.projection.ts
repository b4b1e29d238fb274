import type { DomainEvent } from '#kernel/events';
import { projection, put } from '#kernel/projection';
import { everyCategory } from '../every-category';
import { type LoggedEvent, loggedEvent } from '../logged-event';

export interface LogIndexDocument extends LoggedEvent {
  /** The event's id. */
  readonly _id: string;
}

/** Finds events of the log. */
export const logIndex = projection<DomainEvent, LogIndexDocument>({
  name: 'log-index',
  from: everyCategory,
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
