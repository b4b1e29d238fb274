import type { Document } from '#kernel/projection';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { NotUpToDate } from './find-up-to-date';
import { readsUnlessInInitialFill } from './reads-unless-in-initial-fill';

const people = { name: 'people' };

const opened = async (...filling: readonly string[]) => {
  const store = new InMemoryReadStore();
  await store.ensureCollection('people', { indexes: [] });
  await store.apply('people', [{ position: 1, write: { kind: 'put', id: 'ann', document: { _id: 'ann' } } }], 1);
  await store.saveModelRecord({ name: 'people', live: 'people', liveVersion: '1', building: null, retired: [] });
  return readsUnlessInInitialFill(store, { hidesItsDocuments: (model) => filling.includes(model) });
};

test('a read model that is not complete yet answers no list', async () => {
  const reads = await opened('people');
  await expect(reads.find(people, {})).rejects.toThrow(NotUpToDate);
  await expect(reads.count(people, {})).rejects.toThrow(NotUpToDate);
  await expect(reads.ids(people, {})).rejects.toThrow(NotUpToDate);
});

test('a document that is there is answered, and of another it is not said that it does not exist', async () => {
  const reads = await opened('people');
  expect(await reads.get<Document>(people, 'ann')).toEqual({ _id: 'ann' });
  await expect(reads.get(people, 'bob')).rejects.toThrow(NotUpToDate);
});

test('others are answered as ever', async () => {
  const reads = await opened('animals');
  expect(await reads.find<Document>(people, {})).toEqual([{ _id: 'ann' }]);
  expect(await reads.get(people, 'bob')).toBeUndefined();
});
