import fc from 'fast-check';
import { type Document, type Projection, change, changeOr, put, remove } from '#kernel/projection';
import { inMemoryEventStore } from '../event-store/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '../read-store/in-memory/in-memory-read-store';
import { fill } from './fill';
import { PoisonEvent, catchUp, openGeneration } from './generation';

type Happened = {
  readonly type: 'Put' | 'Counted' | 'Listed' | 'Noted' | 'Removed';
  readonly data: { readonly of: readonly string[] };
};

const shared = { list: ['first'] };

const things: Projection<Happened> = {
  name: 'things',
  version: 1,
  categories: ['thing'],
  indexes: [],
  project: (event) =>
    event.data.of.map((id) => {
      switch (event.type) {
        case 'Put':
          return put({ _id: id, at: event.position, shared } as Document);
        case 'Counted':
          return changeOr<Document & { times: number }>({ _id: id, times: 0 }, { $inc: { times: 1 } });
        case 'Listed':
          return change(id, { $push: { 'shared.list': event.position } });
        case 'Noted':
          return change(id, { $set: { note: event.type, at: event.position } });
        case 'Removed':
          return remove(id);
      }
    }),
};

const happened: fc.Arbitrary<Happened> = fc.record({
  type: fc.constantFrom('Put', 'Counted', 'Listed', 'Noted', 'Removed'),
  data: fc.record({ of: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }) }),
});

let ids = 0;
const nextId = () => `0199a000-0000-7000-8000-${String(++ids).padStart(12, '0')}`;
const metadata = {
  occurred_at: '2026-03-01T12:00:00.000Z',
  correlation_id: 'correlation',
  causation_id: 'cause',
  actor: { kind: 'system' as const },
};

const logOf = async (batches: readonly (readonly Happened[])[]) => {
  const events = inMemoryEventStore();
  for (const batch of batches) {
    if (batch.length === 0) continue;
    await events.append(
      `thing-${nextId()}`,
      'none',
      batch.map((each) => ({ ...each, id: nextId(), metadata })),
    );
  }
  return events;
};

const never = new AbortController().signal;

test('a fill leaves the same documents and tombstones as page after page, however often it makes room', async () => {
  const log = fc.array(fc.array(happened, { maxLength: 400 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(log, fc.integer({ min: 1, max: 900 }), async (batches, most) => {
      const events = await logOf(batches);
      const documents = new InMemoryReadStore();
      const stores = { events, documents };
      const [filled, paged] = [
        await openGeneration(stores, things, 'filled'),
        await openGeneration(stores, things, 'paged'),
      ];
      await fill(stores, filled, never, { json: 64_000_000, events: most });
      await catchUp(stores, paged, never);
      const all = ['a', 'b', 'c', 'd'];
      expect(await documents.stored('filled', all)).toEqual(await documents.stored('paged', all));
      expect(filled.position).toBe(paged.position);
      expect(shared).toEqual({ list: ['first'] });
      await events.close();
    }),
    { numRuns: 60, seed: 20_261_120 },
  );
});

test('documents make room when their JSON is long enough', async () => {
  const events = await logOf(
    [...Array(30).keys()].map((n) =>
      [...Array(100).keys()].map((m): Happened => ({ type: 'Put', data: { of: [`${n}-${m}`] } })),
    ),
  );
  const documents = new InMemoryReadStore();
  const apply = jest.spyOn(documents, 'apply');
  const generation = await openGeneration({ events, documents }, things, 'filled');
  await fill({ events, documents }, generation, never, { json: 60_000, events: 1_000_000 });
  const sizes = apply.mock.calls.map(([, writes]) => writes.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  expect(generation.position).toBe(2999);
  expect((await documents.checkpoints(['filled'])).get('filled')).toBe(2999);
  expect((await documents.scan('filled', { limit: 10_000 })).length).toBe(3000);
  await events.close();
});

test('what stands before an event that cannot be handled is kept', async () => {
  const events = await logOf([
    [
      { type: 'Put', data: { of: ['a'] } },
      { type: 'Counted', data: { of: ['b'] } },
    ],
    [{ type: 'Noted', data: { of: ['a'] } }],
  ]);
  const documents = new InMemoryReadStore();
  const choosy: Projection<Happened> = {
    ...things,
    project: (event) =>
      event.type === 'Noted'
        ? [change('a', { $inc: { at: 1 } }), change('b', { $push: { times: 1 } })]
        : things.project(event),
  };
  const generation = await openGeneration({ events, documents }, choosy, 'filled');
  await expect(fill({ events, documents }, generation, never)).rejects.toThrow(PoisonEvent);
  expect(generation.position).toBe(1);
  expect(await documents.scan('filled', { limit: 9 })).toEqual([
    { _id: 'a', at: 0, shared: { list: ['first'] } },
    { _id: 'b', times: 1 },
  ]);
  await events.close();
});
