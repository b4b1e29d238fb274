import fc from 'fast-check';
import { type Document, type Projection, change, changeOr, put, remove } from '#kernel/projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import type { EventStore } from '../../event-store/event-store';
import { EVENTS_PER_PAGE } from '../../log-reader/catch-up';
import { LogReader } from '../../log-reader/log-reader';
import { PoisonEvent } from '../fault';
import { CheckpointSaver } from './checkpoint-saver';
import { FillBudget } from './fill-budget';
import { openGeneration, replayTo } from './generation';
import { GenerationFiller } from './generation-filler';

type Happened = {
  readonly type: 'Put' | 'Counted' | 'Listed' | 'Noted' | 'Removed';
  readonly data: { readonly of: readonly string[] };
};

const shared = { list: ['first'] };

const things: Projection<Happened> = {
  name: 'things',
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

const silent = { log: () => undefined, error: () => undefined };

interface Filled {
  readonly documents?: InMemoryReadStore;
  readonly projection?: Projection<Happened>;
  readonly budget?: FillBudget;
}

/** The filled generation, and the error that stopped it, if any. */
const filledFrom = async (
  events: EventStore,
  { documents = new InMemoryReadStore(), projection = things, budget = new FillBudget() }: Filled,
) => {
  const stores = { events, documents };
  const reader = new LogReader(events, silent);
  const generation = await openGeneration(stores, projection, 'filled');
  const checkpoints = new CheckpointSaver(documents);
  let feed: GenerationFiller | undefined;
  const error = await new Promise<unknown>((resolve) => {
    feed = new GenerationFiller(
      generation,
      { stores, reader, budget, checkpoints },
      {
        isCatchingUp: () => true,
        onLive: async () => resolve(undefined),
        onProgress: () => undefined,
        onFailure: resolve,
      },
    );
  });
  await feed?.stop();
  await checkpoints.save();
  await reader.stop();
  return { documents, generation, error };
};

const names = ['a', 'b', 'c', 'd'];

test('a fill leaves the same documents and tombstones as page after page, however often it saves and makes room', async () => {
  const log = fc.array(fc.array(happened, { maxLength: 400 }), { maxLength: 5 });
  const room = fc.integer({ min: 1, max: 300 });
  const eventsBetweenSaves = fc.integer({ min: 1, max: 1000 });
  await fc.assert(
    fc.asyncProperty(log, room, eventsBetweenSaves, async (batches, ...budget) => {
      const events = await logOf(batches);
      const filled = await filledFrom(events, { budget: new FillBudget(...budget) });
      const paged = new InMemoryReadStore();
      const generation = await openGeneration({ events, documents: paged }, things, 'filled');
      await replayTo({ events, documents: paged }, generation, await events.lastPosition());
      expect(await filled.documents.stored('filled', names)).toEqual(await paged.stored('filled', names));
      expect(filled.generation.position).toBe(generation.position);
      expect(shared).toEqual({ list: ['first'] });
      await events.close();
    }),
    { numRuns: 60, seed: 20_261_120 },
  );
});

const manyPuts = (count: number) =>
  logOf(
    Array.from({ length: count / 100 }, (_, n) =>
      Array.from({ length: 100 }, (_, m): Happened => ({ type: 'Put', data: { of: [`${n}-${m}`] } })),
    ),
  );

test('a first fill writes out documents with their checkpoint as it goes', async () => {
  const events = await manyPuts(3000);
  const documents = new InMemoryReadStore();
  const [apply, advance] = [jest.spyOn(documents, 'apply'), jest.spyOn(documents, 'advance')];
  const { generation } = await filledFrom(events, { documents, budget: new FillBudget(20_000) });
  expect(Math.max(...apply.mock.calls.map(([, writes]) => writes.length))).toBeLessThanOrEqual(500);
  const kept = [...new Set(advance.mock.calls.map(([, checkpoint]) => checkpoint).filter((each) => each >= 0))];
  expect(kept.length).toBeGreaterThan(2);
  expect(generation.position).toBe(2999);
  expect((await documents.scan('filled', { limit: 10_000 })).length).toBe(3000);
  await events.close();
});

test('a fill writes documents together that are neighbours by their ids', async () => {
  const events = await manyPuts(3000);
  const documents = new InMemoryReadStore();
  const apply = jest.spyOn(documents, 'apply');
  await filledFrom(events, { documents });
  const ids = apply.mock.calls.flatMap(([, writes]) => writes.map(({ write }) => write.id));
  expect(ids).toHaveLength(3000);
  expect(ids).toEqual([...ids].sort());
  await events.close();
});

test('a fill looks up documents that an event builds on, and no others', async () => {
  const firstPage = Array.from({ length: EVENTS_PER_PAGE }, (): Happened => ({ type: 'Put', data: { of: names } }));
  const secondPage: readonly Happened[] = [
    { type: 'Put', data: { of: ['a'] } },
    { type: 'Noted', data: { of: ['b'] } },
    { type: 'Removed', data: { of: ['c'] } },
  ];
  const events = await logOf([firstPage, secondPage]);
  const documents = new InMemoryReadStore();
  const stored = jest.spyOn(documents, 'stored');
  const withoutRoom = new FillBudget(1);
  await filledFrom(events, { documents, budget: withoutRoom });
  expect(stored.mock.calls.map(([, ids]) => ids)).toEqual([['b']]);
  await events.close();
});

test('models that fill concurrently share one budget', async () => {
  const events = await manyPuts(3000);
  const budget = new FillBudget(100_000);
  let most = 0;
  const keep = budget.keep.bind(budget);
  jest.spyOn(budget, 'keep').mockImplementation(async () => {
    await keep();
    most = Math.max(most, budget.held);
  });
  await Promise.all([...Array(5).keys()].map(() => filledFrom(events, { budget })));
  expect(most).toBeGreaterThan(50_000);
  expect(most).toBeLessThanOrEqual(100_000);
  expect(budget.held).toBe(0);
  await events.close();
});

test('documents that grow count with what they have grown to', async () => {
  const listed: Happened = { type: 'Listed', data: { of: ['a', 'b', 'c', 'd'] } };
  const put: Happened = { type: 'Put', data: { of: ['a', 'b', 'c', 'd'] } };
  const events = await logOf([[put], ...Array.from({ length: 20 }, () => Array.from({ length: 100 }, () => listed))]);
  const budget = new FillBudget();
  let held = 0;
  const keep = budget.keep.bind(budget);
  jest.spyOn(budget, 'keep').mockImplementation(async () => {
    held = budget.held;
    await keep();
  });
  const { documents } = await filledFrom(events, { budget });
  const length = JSON.stringify(await documents.scan('filled', { limit: 10 })).length;
  expect(held).toBeGreaterThan(length / 2);
  await events.close();
});

test('keeps everything before an event that cannot be handled', async () => {
  const events = await logOf([
    [
      { type: 'Put', data: { of: ['a'] } },
      { type: 'Counted', data: { of: ['b'] } },
    ],
    [{ type: 'Noted', data: { of: ['a'] } }],
  ]);
  const choosy: Projection<Happened> = {
    ...things,
    project: (event) =>
      event.type === 'Noted'
        ? [change('a', { $inc: { at: 1 } }), change('b', { $push: { times: 1 } })]
        : things.project(event),
  };
  const { documents, generation, error } = await filledFrom(events, { projection: choosy });
  expect(error).toBeInstanceOf(PoisonEvent);
  expect(generation.position).toBe(1);
  expect(await documents.scan('filled', { limit: 9 })).toEqual([
    { _id: 'a', at: 0, shared: { list: ['first'] } },
    { _id: 'b', times: 1 },
  ]);
  await events.close();
});
