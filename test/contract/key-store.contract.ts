import type { IdempotencyRecord, KeyStore } from '#platform/crypto/key-store';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 2, 1, 9);

/** Contract of every key store adapter. `open` gives an empty one. */
export const keyStoreContract = (adapter: string, open: () => Promise<KeyStore>): void =>
  describe(`key store: ${adapter}`, () => {
    let store: KeyStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    describe('keys of persons', () => {
      test('each person has one key of 32 bytes', async () => {
        const [ann, again, bob] = [await store.keyFor('ann'), await store.keyFor('ann'), await store.keyFor('bob')];
        expect(ann).toHaveLength(32);
        expect(again).toEqual(ann);
        expect(bob).not.toEqual(ann);
        expect(await store.existingKey('ann')).toEqual(ann);
      });

      test('reading does not create a key', async () => {
        expect(await store.existingKey('ann')).toBeNull();
        expect(await store.existingKey('ann')).toBeNull();
      });

      test('concurrent calls create one key', async () => {
        const keys = await Promise.all(Array.from({ length: 16 }, () => store.keyFor('ann')));
        for (const key of keys) expect(key).toEqual(keys[0]);
      });

      test('a destroyed key is never created again; others stay', async () => {
        await store.keyFor('ann');
        const bob = await store.keyFor('bob');
        await store.destroyKey('ann');
        expect(await store.existingKey('ann')).toBeNull();
        expect(await store.keyFor('ann')).toBeNull();
        await store.destroyKey('ann');
        expect(await store.keyFor('bob')).toEqual(bob);
      });

      test('a key destroyed before it existed is never created', async () => {
        await store.destroyKey('ann');
        expect(await store.keyFor('ann')).toBeNull();
      });
    });

    describe('idempotency records', () => {
      const record = (changes: Partial<IdempotencyRecord> = {}): IdempotencyRecord => ({
        key: 'key-1',
        bodyHash: 'body-1',
        commandId: 'command-1',
        answer: null,
        at: NOW,
        ...changes,
      });

      test('stores the first one and returns it to later callers', async () => {
        expect(await store.idempotency.begin(record())).toEqual(record());
        expect(await store.idempotency.begin(record({ bodyHash: 'body-2', commandId: 'command-2' }))).toEqual(record());
      });

      test('one of many concurrent callers wins, and all get its record', async () => {
        const answers = await Promise.all(
          Array.from({ length: 16 }, (_, index) => store.idempotency.begin(record({ commandId: `command-${index}` }))),
        );
        expect(new Set(answers.map((answer) => answer.commandId)).size).toBe(1);
      });

      test('a completed one returns its answer', async () => {
        await store.idempotency.begin(record());
        await store.idempotency.complete('key-1', 'sealed');
        expect(await store.idempotency.begin(record({ at: NOW + 1 }))).toEqual(record({ answer: 'sealed' }));
      });

      test('an abandoned one is removed', async () => {
        await store.idempotency.begin(record());
        await store.idempotency.abandon('key-1');
        expect(await store.idempotency.begin(record({ commandId: 'command-2' }))).toMatchObject({
          commandId: 'command-2',
        });
      });

      test('after a day the key may be used again', async () => {
        await store.idempotency.begin(record());
        await store.idempotency.complete('key-1', 'sealed');
        expect(await store.idempotency.begin(record({ at: NOW + DAY - 1 }))).toMatchObject({ answer: 'sealed' });
        const again = record({ commandId: 'command-2', at: NOW + DAY });
        expect(await store.idempotency.begin(again)).toEqual(again);
      });

      test('purges older records', async () => {
        await store.idempotency.begin(record());
        await store.idempotency.begin(record({ key: 'key-2', at: NOW + 10 }));
        await store.idempotency.purge(NOW + 10);
        expect(await store.idempotency.begin(record({ commandId: 'command-2' }))).toMatchObject({
          commandId: 'command-2',
        });
        expect(await store.idempotency.begin(record({ key: 'key-2', commandId: 'command-2' }))).toMatchObject({
          commandId: 'command-1',
        });
      });
    });
  });
