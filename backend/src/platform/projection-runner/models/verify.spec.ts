import { type Projection, put } from '#kernel/projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { NO_INTERVENTIONS } from '../interventions';
import { openGeneration, replayTo } from './generation';
import { verifyModel } from './verify';

const things: Projection = {
  name: 'things',
  categories: ['thing'],
  indexes: [],
  project: ({ id }) => [put({ _id: id })],
};
const MANY = 2000;

test('a verification lets requests in between any two batches of documents that it compares', async () => {
  const stores = { events: inMemoryEventStore(), documents: new InMemoryReadStore() };
  const made = Array.from({ length: MANY }, () => ({ id: nextId(), type: 'Made', data: {}, metadata }));
  await stores.events.append('thing-1', 'none', made);
  const live = await openGeneration(stores, things, 'things.g1');
  await replayTo(stores, live, await stores.events.lastPosition());
  const record = { name: 'things', live: 'things.g1', liveVersion: 'a', building: null, retired: [] };
  await stores.documents.saveModelRecord(record);

  let turn = 0;
  let isDone = false;
  const next = (): void => {
    turn++;
    if (!isDone) setImmediate(next);
  };
  setImmediate(next);
  const turns: number[] = [];
  const { scan } = stores.documents;
  jest.spyOn(stores.documents, 'scan').mockImplementation((collection, options) => {
    if (collection === 'things.g1') turns.push(turn);
    return scan.call(stores.documents, collection, options);
  });
  const report = await verifyModel(stores, things, NO_INTERVENTIONS.skipped, (work) => work()).finally(
    () => (isDone = true),
  );

  expect(report).toMatchObject({ documents: MANY, differences: 0 });
  expect(turns.length).toBeGreaterThan(1);
  expect(new Set(turns).size).toBe(turns.length);
  await stores.events.close();
});
