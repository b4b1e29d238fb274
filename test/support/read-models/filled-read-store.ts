import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import type { ModelRecords, ProjectionStore } from '#platform/read-store/read-store';
import { InMemoryReadStore } from '../in-memory/in-memory-read-store';
import { eventCategories } from '../log/event-categories';
import { recorded } from './projected';

const categoryOf = new Map(
  eventCategories.flatMap(({ category, schemas }) => schemas.map(({ type }) => [type, category] as const)),
);

/** Projects these events, which occurred an hour apart, from 01:00 on 2026-03-01. */
export const fillReadStore = async (
  store: ModelRecords & ProjectionStore,
  projections: readonly Projection[],
  events: readonly DomainEvent[],
): Promise<void> => {
  const log = events.map((event, index) => recorded(event, index + 1));
  for (const projection of projections) {
    const { name, categories, project } = projection;
    await store.ensureCollection(name, projection);
    await store.saveModelRecord({ name, live: name, liveVersion: 'v1', building: null, retired: [] });
    const followed = log.filter(({ type }) => categories.includes(categoryOf.get(type) ?? ''));
    const writes = followed.flatMap((event) => project(event).map((write) => ({ position: event.position, write })));
    await store.apply(name, writes, log.length);
  }
};

/** A read store after projecting these events. */
export const filledReadStore = async (
  projections: readonly Projection[],
  events: readonly DomainEvent[],
): Promise<InMemoryReadStore> => {
  const store = new InMemoryReadStore();
  await fillReadStore(store, projections, events);
  return store;
};
