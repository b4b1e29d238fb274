import type { Document, ReadModel } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { filterOf } from '#platform/administration/filter-of';
import type { ListRequest, ResourceCondition, DeclaredFields, Resource, Row } from '#platform/administration/resource';
import type { EventCategories } from '#platform/area/event-categories';
import type { EventStore } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import { logPersons } from '#projections/administration/log-persons/log-persons.projection';
import type { LoggedEvent } from '#projections/administration/logged-event';
import type { EventMask, MaskedData } from './event-mask';
import { EventPages } from './event-pages';
import { eventAnswer, eventRow } from './event-row';
import { eventsInLog } from './events-in-log';
import { namesOfPeople } from './names-of-people';

/** Fields by which events may be found. */
export const eventFieldsOf = (categories: EventCategories): DeclaredFields => ({
  filters: {
    person_id: 'text',
    actor_id: 'text',
    impersonator_id: 'text',
    tracker_id: 'text',
    stream: 'text',
    category: categories.map(({ category }) => category),
    type: categories.flatMap(({ schemas }) => schemas.map(({ type }) => type)),
    correlation_id: 'text',
    occurred_at: 'time',
  },
  sorts: ['position'],
});

/** The model in which the asked events are found: by a person involved, or otherwise. */
export const modelFor = (where: readonly ResourceCondition[]): ReadModel<Document & LoggedEvent> =>
  where.some(({ field }) => field === 'person_id') ? logPersons : logIndex;

/** Reads the found events from the log. Their rows contain only those of their data that `shown` gives. */
export const eventRows = async (
  reads: ReadStore,
  events: Pick<EventStore, 'readStream'>,
  found: readonly LoggedEvent[],
  dataOf: (event: Recorded) => MaskedData,
): Promise<readonly Row[]> => {
  const [names, recorded] = await Promise.all([namesOfPeople(reads, found), eventsInLog(events, found)]);
  return found.map((logged, index) => eventRow(logged, recorded[index], names, dataOf));
};

/** The log itself: found by an index, and read from the log. */
export const eventsResource = (
  reads: ReadStore,
  events: Pick<EventStore, 'readStream'>,
  categories: EventCategories,
  mask: EventMask,
): Resource => {
  const pages = new EventPages(reads);
  const masked = (event: Recorded) => mask.dataOf(event);
  return {
    name: 'events',
    answers: eventAnswer,
    fields: eventFieldsOf(categories),
    async list({ where, sort: { descending }, skip, limit }: ListRequest) {
      const { found, total } = await pages.page(modelFor(where), filterOf(where), { descending, skip, limit });
      return { rows: await eventRows(reads, events, found, masked), total };
    },
    async get(id) {
      const logged = await reads.get(logIndex, id);
      return logged === undefined ? undefined : (await eventRows(reads, events, [logged], masked))[0];
    },
  };
};
