import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { cachedKeyStore } from './cached-key-store';

const setUp = (capacity = 2) => {
  const inner = inMemoryKeyStore();
  const reads: string[] = [];
  let now = 1;
  const cached = cachedKeyStore(
    {
      ...inner,
      existingKey: (personId) => {
        reads.push(personId);
        return inner.existingKey(personId);
      },
    },
    { capacity, lifetimeMs: 1000, monotonic: () => now },
  );
  return { inner, cached, reads, pass: (milliseconds: number) => (now += milliseconds) };
};

test('a key is read once until its entry expires', async () => {
  const { inner, cached, reads, pass } = setUp();
  const key = await inner.keyFor('ann');
  expect(await cached.existingKey('ann')).toEqual(key);
  expect(await cached.existingKey('ann')).toEqual(key);
  expect(reads).toEqual(['ann']);
  pass(1001);
  await cached.existingKey('ann');
  expect(reads).toEqual(['ann', 'ann']);
});

test('evicts the least recently used key', async () => {
  const { cached, reads } = setUp(2);
  await cached.keyFor('ann');
  await cached.keyFor('bob');
  await cached.existingKey('ann');
  await cached.keyFor('cem');
  await cached.existingKey('ann');
  expect(reads).toEqual([]);
  await cached.existingKey('bob');
  expect(reads).toEqual(['bob']);
});

test('evicts a destroyed key immediately', async () => {
  const { cached } = setUp();
  await cached.keyFor('ann');
  await cached.destroyKey('ann');
  expect(await cached.existingKey('ann')).toBeNull();
});

test('does not cache a key that is destroyed while being read', async () => {
  const { inner, cached } = setUp();
  await inner.keyFor('ann');
  const reading = cached.existingKey('ann');
  await cached.destroyKey('ann');
  await reading;
  expect(await cached.existingKey('ann')).toBeNull();
});

test('does not cache a missing key', async () => {
  const { inner, cached } = setUp();
  expect(await cached.existingKey('ann')).toBeNull();
  const key = await inner.keyFor('ann');
  expect(await cached.existingKey('ann')).toEqual(key);
});
