import type { DomainEvent } from '#kernel/events';
import { projection, put } from '#kernel/projection';
import { everyCategory } from '../every-category';
import { type LoggedEvent, loggedEvent } from '../logged-event';

/** An event and one of the users it involves: as actor, as impersonator, or as the one it is about. */
export interface LogPersonDocument extends LoggedEvent {
  /** `<event id>/<user id>`. */
  readonly _id: string;
  readonly person_id: string;
}

/** Finds the events that involve a user. */
export const logPersons = projection<DomainEvent, LogPersonDocument>({
  name: 'log-persons',
  from: everyCategory,
  indexes: [{ keys: ['person_id', 'position'] }],
  project(event) {
    const logged = loggedEvent(event);
    const persons = new Set([logged.actor_id, logged.impersonator_id, logged.subject_id]);
    return [...persons].flatMap((person) =>
      person === null ? [] : [put({ _id: `${event.id}/${person}`, person_id: person, ...logged })],
    );
  },
});
