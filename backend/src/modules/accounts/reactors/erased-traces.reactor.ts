import type { Recorded } from '#kernel/recorded-event';
import { type EventCategories, personalCategories } from '#platform/area/event-categories';
import { BEGINNING, type EventStore } from '#platform/event-store/event-store';
import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { Reactor } from '#platform/projection-runner/reactors/reactor';

const ERASURES: ReadonlySet<string> = new Set([
  'UserErased',
  'RegistrationExpired',
  'NotesErased',
  'InviteWithdrawn',
  'InviteExpired',
]);

/** Tokens, channels and notes of an erased user are removed after the erasure itself. */
const erases = ({ type, data }: Recorded): boolean =>
  ERASURES.has(type) || ('reason' in data && data.reason === 'account_erased');

/** Removes all traces of erased users from the read models' files, including unused pages. */
export const erasedTracesReactor = (
  models: Pick<ProjectionRunner, 'scrub'>,
  events: EventStore,
  known: EventCategories,
): Reactor => {
  const categories = personalCategories(known);
  // The position up to which all erasures are done: rereading the log from the beginning does not scrub again for each of them.
  let clean = BEGINNING;
  return {
    name: 'erased-traces',
    categories,
    async react(event) {
      if (!erases(event) || event.position <= clean) return;
      const upTo = await events.lastPosition();
      if (!(await models.scrub(categories, upTo))) {
        throw new Error('A read model has stopped, or is being rebuilt, before an erasure.');
      }
      clean = upTo;
    },
    describeEffect: async (event) =>
      erases(event) ? ['Remove traces of erased people from the files of read models'] : [],
  };
};
