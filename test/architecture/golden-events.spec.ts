import { isDeepStrictEqual } from 'node:util';
import type { Actor, Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';
import type { EventCategories } from '#platform/area/event-categories';
import { upcast } from '#platform/event-store/codec/upcasting';
import * as application from '../../backend/src/areas';
import { differencesOfForm, goldenEvents } from '../support/golden-events';
import { deciders, eventCategories, eventSchemas } from '../support/log/event-categories';
import { everyProjection } from '../support/read-models/every-projection';
import { recorded } from '../support/read-models/projected';

/** Read models of who did what ignore the system. */
const A_USER: Actor = { kind: 'user', userId: 'ann' };
const schemas = new Map(eventSchemas.map((schema) => [schema.type, schema]));

/** As stored in the log, each with its own version. */
const kept = [...goldenEvents.values()].map(({ type, version, data }): Recorded => {
  const event = recorded({ type, data }, 1);
  return { ...event, metadata: { ...event.metadata, version } };
});

/** The same of the root folder, which has no id. */
const ofTheRoot = (event: Recorded): Recorded =>
  'collectionId' in event.data ? { ...event, data: { ...event.data, collectionId: null } } : event;

/** The same by somebody else than whom it is about. */
const byAnother = (event: Recorded): Recorded => ({
  ...event,
  metadata: { ...event.metadata, actor: { kind: 'user', userId: 'root' } },
});

test('every released version of every event has a golden file, and there are no others', () => {
  const released = eventSchemas.flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`),
  );
  expect([...goldenEvents.keys()].sort()).toEqual(released.sort());
  expect(kept.map(({ type, metadata }) => `${type}.v${metadata.version}.json`).sort()).toEqual(released.sort());
});

test('older versions are upcast to the newest', () => {
  for (const { type, version } of schemas.values()) {
    const newest = goldenEvents.get(`${type}.v${version}.json`)?.data;
    const versions = kept.filter((event) => event.type === type).map((event) => upcast(event, schemas).data);
    expect({ type, differences: versions.flatMap((data) => differencesOfForm(newest, data)) }).toEqual({
      type,
      differences: [],
    });
  }
});

test('every category of streams belongs to one area, and has one decider', () => {
  const namesOf = (categories: EventCategories) => categories.map(({ category }) => category).sort();
  expect(namesOf(application.eventCategories)).toEqual(namesOf(eventCategories));
  expect(new Set(namesOf(eventCategories)).size).toBe(eventCategories.length);
});

test.each(eventCategories)('$category is the category of its streams', ({ category, stream }) =>
  expect(categoryOf(stream('an-id'))).toBe(category),
);

test('every type of event belongs to one category', () => expect(schemas.size).toBe(eventSchemas.length));

test('each event has its personal fields and the id of their person', () => {
  for (const each of kept) {
    const { personal, version } = schemas.get(each.type) ?? {};
    if (personal === undefined) continue;
    const { type, data } = upcast(each, schemas);
    // A later version may have added a personal field, which is null in what was written before.
    const fields = each.metadata.version === version ? personal.fields : [];
    for (const field of [personal.subject, ...fields])
      expect([type, data]).toEqual([type, expect.objectContaining({ [field]: expect.anything() })]);
  }
});

describe.each(deciders)('$events.category', (decider) => {
  const { category, schemas: ofCategory } = decider.events;
  const events = kept
    .filter(({ type }) => ofCategory.some((schema) => schema.type === type))
    .map((event) => ({ ...upcast(event, schemas), stream: `${category}-1` }))
    .map((event) => ({ ...event, metadata: { ...event.metadata, actor: A_USER } }))
    // Most are of a recorded tracker, which dashboards do not count.
    .map((event) =>
      'trackerId' in event.data ? { ...event, data: { ...event.data, trackerId: 'tracker-1' } } : event,
    );

  test('every event is folded by the decider', () => {
    const states = events.map((event) => decider.evolve(decider.initialState, event));
    // Claims and releases cancel out, so events are folded one by one.
    expect(states.some((state) => !isDeepStrictEqual(state, decider.initialState))).toBe(true);
  });

  test('the states of its decider are serialisable as JSON, for snapshots', () => {
    const states = events.map((event) => decider.evolve(decider.initialState, event));
    expect(JSON.parse(JSON.stringify(states))).toEqual(states);
  });

  test('every read model that follows it projects every event', () => {
    const following = everyProjection.filter(({ categories }) => categories.includes(category));
    for (const projection of following) {
      const writes = [...events, ...events.map(ofTheRoot), ...events.map(byAnother)].flatMap((event) =>
        projection.project(event),
      );
      expect({ model: projection.name, writes: writes.length > 0 }).toEqual({ model: projection.name, writes: true });
    }
  });
});

test('every read model follows existing categories', () => {
  const known = eventCategories.map(({ category }) => category);
  expect(everyProjection.length).toBeGreaterThan(10);
  expect(
    everyProjection.flatMap(({ categories }) => categories).filter((category) => !known.includes(category)),
  ).toEqual([]);
});
