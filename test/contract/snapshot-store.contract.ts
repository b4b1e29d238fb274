import type { Snapshot, SnapshotStore } from '#platform/snapshots/snapshot-store';

const snapshot = (changes: Partial<Snapshot> = {}): Snapshot => ({
  stream: 'shelf-one',
  fold: 'decider',
  codeVersion: 'v1',
  revision: 63,
  eventId: '019cc1a0-0000-7000-8000-000000000001',
  newestId: 1_767_225_600_000,
  state: JSON.stringify({ books: ['Emma', 'Grüße 👋'] }),
  ...changes,
});

/** Contract of every snapshot store adapter. */
export const snapshotStoreContract = (adapter: string, open: () => Promise<SnapshotStore>): void =>
  describe(`snapshot store: ${adapter}`, () => {
    let store: SnapshotStore;
    beforeAll(async () => {
      store = await open();
    });
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    test('a snapshot survives a round trip', async () => {
      await store.save(snapshot());
      expect(await store.load('shelf-one', 'decider')).toEqual(snapshot());
    });

    test('keeps only the last snapshot per stream and fold', async () => {
      await store.save(snapshot());
      await store.save(snapshot({ revision: 12, codeVersion: 'v2' }));
      expect(await store.load('shelf-one', 'decider')).toEqual(snapshot({ revision: 12, codeVersion: 'v2' }));
    });

    test('distinguishes streams and folds', async () => {
      await store.save(snapshot());
      await store.save(snapshot({ fold: 'ledger', state: '1' }));
      await store.save(snapshot({ stream: 'shelf-two', state: '2' }));
      expect((await store.load('shelf-one', 'ledger'))?.state).toBe('1');
      expect((await store.load('shelf-two', 'decider'))?.state).toBe('2');
      expect(await store.load('shelf-two', 'ledger')).toBeUndefined();
    });

    test('is empty after being cleared', async () => {
      await store.save(snapshot());
      await store.clear();
      expect(await store.load('shelf-one', 'decider')).toBeUndefined();
    });

    test('a state of three million characters survives a round trip', async () => {
      const large = snapshot({ state: JSON.stringify('a'.repeat(3_000_000)) });
      await store.save(large);
      expect((await store.load('shelf-one', 'decider'))?.state).toBe(large.state);
    });
  });
