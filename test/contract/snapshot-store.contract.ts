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

/** What every adapter of the snapshot store does. */
export const snapshotStoreContract = (adapter: string, open: () => Promise<SnapshotStore>): void =>
  describe(`snapshot store: ${adapter}`, () => {
    let store: SnapshotStore;
    beforeAll(async () => {
      store = await open();
    });
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    test('a snapshot comes back as it was', async () => {
      await store.save(snapshot());
      expect(await store.load('shelf-one', 'decider')).toEqual(snapshot());
    });

    test('there is one of a stream and fold, the one saved last', async () => {
      await store.save(snapshot());
      await store.save(snapshot({ revision: 12, codeVersion: 'v2' }));
      expect(await store.load('shelf-one', 'decider')).toEqual(snapshot({ revision: 12, codeVersion: 'v2' }));
    });

    test('streams and folds are told apart', async () => {
      await store.save(snapshot());
      await store.save(snapshot({ fold: 'ledger', state: '1' }));
      await store.save(snapshot({ stream: 'shelf-two', state: '2' }));
      expect((await store.load('shelf-one', 'ledger'))?.state).toBe('1');
      expect((await store.load('shelf-two', 'decider'))?.state).toBe('2');
      expect(await store.load('shelf-two', 'ledger')).toBeUndefined();
    });

    test('cleared, it holds none', async () => {
      await store.save(snapshot());
      await store.clear();
      expect(await store.load('shelf-one', 'decider')).toBeUndefined();
    });

    test('a state of three million characters comes back whole', async () => {
      const large = snapshot({ state: JSON.stringify('a'.repeat(3_000_000)) });
      await store.save(large);
      expect((await store.load('shelf-one', 'decider'))?.state).toBe(large.state);
    });
  });
