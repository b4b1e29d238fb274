import { FeedAddresses } from './feed-addresses';

const config = { publicUrl: 'https://aidy.example' };
const secrets = { dataKey: Buffer.alloc(32, 1) };
const addresses = (generation?: number) =>
  new FeedAddresses(config, secrets, {
    get: async () => (generation === undefined ? undefined : ({ _id: 'tracker-t1', generation } as never)),
    find: async () => (generation === undefined ? [] : [{ _id: 'tracker-t1', generation } as never]),
  });
const feed = { kind: 'tracker', id: 't1' } as const;
const tokenIn = (address: string): string => /\/rss\/tracker\/(.+)\.xml$/.exec(address)?.[1] ?? '';

test('an address leads to its feed, until it is replaced', async () => {
  const token = tokenIn(await addresses().addressOf(feed));
  expect(token).toMatch(/^t1\.[\w-]{43}$/);
  expect(await addresses().feedAt('tracker', token)).toEqual(feed);
  expect(await addresses(1).feedAt('tracker', token)).toBeNull();
  expect(await addresses(1).feedAt('tracker', tokenIn(await addresses(1).addressOf(feed)))).toEqual(feed);
});

test.each([undefined, 2])('several addresses are those of the single feeds, replaced %s times', async (generation) => {
  const several = await addresses(generation).addressesOf('tracker', ['t1', 't2']);
  expect(several.get('t1')).toBe(await addresses(generation).addressOf(feed));
  expect(several.get('t2')).toBe(await addresses().addressOf({ kind: 'tracker', id: 't2' }));
});

test('an address cannot be guessed from another', async () => {
  const token = tokenIn(await addresses().addressOf(feed));
  expect(await addresses().feedAt('user', token)).toBeNull();
  expect(await addresses().feedAt('tracker', token.replace('t1', 't2'))).toBeNull();
  expect(await addresses().feedAt('tracker', 't1')).toBeNull();
  expect(await addresses().feedAt('tracker', '')).toBeNull();
});
