import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { put } from '#kernel/projection';
import { temporaryFolder } from '#test/support/temporary-folder';
import { CollectionFile } from './collection-file';
import { DocumentsById } from './documents-by-id';
import type { FileThreads } from './file-threads';

/** Threads that are at work for a few turns of the event loop, and count how many are at the same time. */
const countedThreads = () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const work = (name: string) => async () => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    running--;
    done.push(name);
  };
  const threads: FileThreads = {
    createIndex: work('createIndex'),
    buildSearch: work('buildSearch'),
    rewrite: work('rewrite'),
    fold: work('fold'),
    close: async () => undefined,
  };
  return { threads, done, running: () => running, most: () => most };
};

test('work on a file takes turns: no two threads, and no write while a thread works', async () => {
  const { threads, done, running, most } = countedThreads();
  const byId = new DocumentsById(() => {
    throw new Error('Nothing is read by id.');
  });
  const file = new CollectionFile('people.1', join(temporaryFolder(), 'people.db'), byId, threads);
  await file.define({ indexes: [] });
  const atWrites: number[] = [];
  const write = (position: number): Promise<void> =>
    file.write([{ position, write: put({ _id: `p${position}` }) }], position, () => atWrites.push(running()));
  await write(1);
  // All of them find the file free, or wait for the same thread.
  await Promise.all([file.fold(), file.scrub(), write(2), file.fold(), file.scrub(), write(3), write(4)]);
  expect(most()).toBe(1);
  expect(atWrites).toEqual([0, 0, 0, 0]);
  expect(done).toEqual(['fold', 'rewrite', 'fold', 'rewrite']);
  await file.close();
});

test('a thread that fails blocks no other', async () => {
  const { threads } = countedThreads();
  const failing: FileThreads = { ...threads, rewrite: async () => Promise.reject(new Error('The disk is full.')) };
  const byId = new DocumentsById(() => {
    throw new Error('Nothing is read by id.');
  });
  const file = new CollectionFile('people.1', join(temporaryFolder(), 'people.db'), byId, failing);
  await file.define({ indexes: [] });
  const scrub = file.scrub();
  const write = file.write([{ position: 1, write: put({ _id: 'p1' }) }], 1, () => undefined);
  await expect(scrub).rejects.toThrow('The disk is full.');
  await write;
  expect(file.position).toBe(1);
  await file.close();
});
