import type { EventSchema } from '#kernel/event-schema';
import type { Projection } from '#kernel/projection';
import type { ResourceCondition } from '#platform/administration/resource';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { BEGINNING, type EventToAppend } from '#platform/event-store/event-store';
import { logIndexOf } from '#projections/administration/log-index/log-index.projection';
import { logPersonsOf } from '#projections/administration/log-persons/log-persons.projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { EventMask } from '../events/event-mask';
import { eventsToExport } from './events-to-export';

const said: EventSchema = { type: 'Said', version: 1 };
const sung: EventSchema = { type: 'Sung', version: 1 };
const one = (type: string, words: string): EventToAppend => ({
  id: nextId(),
  type,
  data: { words, userId: 'ann' },
  metadata,
});
const many = (count: number, type = 'Said') => Array.from({ length: count }, (_, n) => one(type, `${type} ${n}`));
const is = (field: string, value: string | readonly string[]): ResourceCondition => ({
  field,
  operator: typeof value === 'string' ? '$eq' : '$in',
  value,
});

/** Two streams. The program knows what was said; only a newer one what was sung. */
const given = async (inTalk: readonly EventToAppend[], { withIndex }: { readonly withIndex: boolean }) => {
  const stored = inMemoryEventStore();
  const newer = codecEventStore(stored, [said, sung], inMemoryKeyStore());
  const log = codecEventStore(stored, [said], inMemoryKeyStore());
  await newer.append('any-talk', 'none', inTalk);
  await newer.append('any-other', 'none', many(2));
  const reads = new InMemoryReadStore();
  const { events } = await newer.readAll({ after: BEGINNING, limit: 10_000 });
  for (const model of withIndex ? ([logIndexOf([]), logPersonsOf([])] as readonly Projection[]) : []) {
    const { name } = model;
    await reads.ensureCollection(name, model);
    await reads.saveModelRecord({ name, live: name, liveVersion: 'v1', building: null, retired: [] });
    const writes = events.flatMap((event) =>
      model.project(event).map((write) => ({ position: event.position, write })),
    );
    await reads.apply(name, writes, events.length);
  }
  const whenExported = async (...where: readonly ResourceCondition[]) => {
    const rows = [];
    for await (const batch of eventsToExport(reads, log, new EventMask([]), where)) rows.push(...batch);
    return rows;
  };
  return { whenExported, ids: events.map(({ id }) => id) };
};

test.each([
  ['the events of a stream', [is('stream', 'any-talk')], 0, 1001],
  ['those of some types in a stream', [is('stream', 'any-talk'), is('type', ['Said'])], 0, 1001],
  ['all events', [], 0, 1003],
  ['those of a time', [{ field: 'occurred_at', operator: '$gte', value: '2000' }], 0, 1003],
] as const)('%s come from the log, whatever the index says', async (_, where, from, to) => {
  const { whenExported, ids } = await given(many(1001), { withIndex: false });
  expect((await whenExported(...where)).map(({ id }) => id)).toEqual(ids.slice(from, to));
});

test('conditions hold for what the log gives', async () => {
  const { whenExported } = await given(many(3), { withIndex: false });
  expect(await whenExported(is('stream', 'any-talk'), is('type', 'Sung'))).toEqual([]);
  expect(await whenExported({ field: 'occurred_at', operator: '$lt', value: '2000' })).toEqual([]);
});

test.each([
  ['of a person', [is('person_id', 'ann')], 0, 5],
  ['of a person in a stream', [is('person_id', 'ann'), is('stream', 'any-talk')], 0, 3],
  ['of two streams', [is('stream', ['any-talk', 'any-other'])], 0, 5],
] as const)('events %s are found by the index', async (_, where, from, to) => {
  const { whenExported, ids } = await given(many(3), { withIndex: true });
  expect((await whenExported(...where)).map(({ id }) => id)).toEqual(ids.slice(from, to));
});

test('the events picked from a list are found by their ids', async () => {
  const { whenExported, ids } = await given(many(3), { withIndex: true });
  expect((await whenExported(is('id', ids.slice(1, 3)))).map(({ id }) => id)).toEqual(ids.slice(1, 3));
  expect((await whenExported(is('stream', 'any-talk'), is('id', ids[1] ?? ''))).map(({ id }) => id)).toEqual([ids[1]]);
});

test.each([
  ['a stream', [is('stream', 'any-talk')], 1101],
  ['the log', [], 1103],
] as const)('an event of %s that this program cannot read has its place among the others', async (_, where, count) => {
  const inTalk = [...many(600), one('Sung', 'la'), ...many(500)];
  const { whenExported, ids } = await given(inTalk, { withIndex: true });
  const rows = await whenExported(...where);
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, count));
  expect(rows[600]).toMatchObject({ type: 'Sung', data: null });
  expect(rows[601]).toMatchObject({ data: { words: 'Said 0' } });
});
