import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { RemotePositions } from './remote-positions';

const silent = { error: () => undefined };

test('shows the generation swapped to, even if the one known a moment ago has been dropped', async () => {
  const store = new InMemoryReadStore();
  const heard = { name: 'heard', liveVersion: '1', building: null, term: 1 };
  const fill = async (collection: string, position: number) => {
    await store.ensureCollection(collection, { indexes: [] });
    await store.apply(collection, [], position);
  };
  await fill('heard.g1', 4);
  await store.saveModelRecord({ ...heard, live: 'heard.g1', retired: [] });
  const positions = new RemotePositions(store, new AbortController().signal, silent);
  expect(await positions.now()).toEqual(new Map([['heard', 4]]));
  await fill('heard.g2', 5);
  await store.saveModelRecord({ ...heard, live: 'heard.g2', retired: ['heard.g1'] });
  await store.dropCollection('heard.g1');
  expect(await positions.now()).toEqual(new Map([['heard', 5]]));
});
