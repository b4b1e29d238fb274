import { BEGINNING, type EventStore } from '#platform/event-store/event-store';
import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { Reactor } from '#platform/projection-runner/reactor';
import { PERSONAL_CATEGORIES } from '../personal-categories';

/** Sees to it that files of read models hold nothing of an erased person, not even between their documents. */
export const erasedTracesReactor = (models: ProjectionRunner, events: EventStore): Reactor => {
  // Every erasure up to here is clean: a log that is read from its beginning again needs no scrub for each of them.
  let clean = BEGINNING;
  return {
    name: 'erased-traces',
    categories: ['user'],
    async react({ type, position }) {
      if ((type !== 'UserErased' && type !== 'RegistrationExpired') || position <= clean) return;
      const upTo = await events.lastPosition();
      if (!(await models.scrub(PERSONAL_CATEGORIES, upTo))) {
        throw new Error('A read model has stopped, or is being rebuilt, before an erasure.');
      }
      clean = upTo;
    },
  };
};
