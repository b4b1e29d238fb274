import { randomUUID } from 'node:crypto';
import type { CheckpointStore } from '#platform/checkpoints/checkpoint-store';
import { BEGINNING } from '#platform/event-store/event-store';
import { LeaseLost } from '#platform/read-store/read-store';

/** Contract of every checkpoint store adapter. `open` simulates another process on the same data. */
export const checkpointStoreContract = (adapter: string, open: () => Promise<CheckpointStore>): void =>
  describe(`checkpoint store: ${adapter}`, () => {
    let store: CheckpointStore;
    let name: string;

    beforeEach(async () => {
      store = await open();
      name = `reactor ${randomUUID()}`;
    });
    afterEach(() => store.close());

    test('an unknown checkpoint is at the beginning', async () => {
      expect(await store.load(name)).toBe(BEGINNING);
    });

    test('is stored by name and survives the process', async () => {
      await store.save(name, 41, 1);
      await store.save(`${name} 2`, 7, 1);
      await store.close();
      store = await open();
      expect([await store.load(name), await store.load(`${name} 2`)]).toEqual([41, 7]);
    });

    test('never moves backwards', async () => {
      await store.save(name, 41, 1);
      await store.save(name, 40, 1);
      await store.save(name, 39, 2);
      expect(await store.load(name)).toBe(41);
    });

    test('is not moved by a process that lost its lease', async () => {
      await store.save(name, 41, 1);
      await store.save(name, 50, 2);
      await expect(store.save(name, 60, 1)).rejects.toThrow(LeaseLost);
      expect(await store.load(name)).toBe(50);
    });
  });
