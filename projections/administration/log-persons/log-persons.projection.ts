import type { DomainEvent, EventCategory } from '#kernel/events';
import { type ReadModel, projectionOfAnyEvent, put } from '#kernel/projection';
import { type LoggedEvent, loggedEvent } from '../logged-event';

/** An event and one of the users it involves: as actor, as impersonator, or as its subject. */
export interface LogPersonDocument extends LoggedEvent {
  /** `<event id>/<user id>`. */
  readonly _id: string;
  readonly person_id: string;
}

export const logPersons: ReadModel<LogPersonDocument> = { name: 'log-persons' };

/** Index to find the events that involve a user. `categories` are all existing ones. */
export const logPersonsOf = (categories: readonly EventCategory[]) =>
  projectionOfAnyEvent<DomainEvent, LogPersonDocument>({
    name: logPersons.name,
    from: categories,
    indexes: [{ keys: ['person_id', 'position'] }],
    project(event) {
      const logged = loggedEvent(event);
      const persons = new Set([logged.actor_id, logged.impersonator_id, logged.subject_id]);
      return [...persons].flatMap((person) =>
        person === null ? [] : [put({ _id: `${event.id}/${person}`, person_id: person, ...logged })],
      );
    },
  });
