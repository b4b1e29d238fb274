import { countOnce } from './distinct-pictures';

test('an image that two trackers carry, one of them public, is counted once', async () => {
  const carried: Readonly<Record<string, readonly string[]>> = {
    everybody: ['tracker-1.mill', 'tracker-1.ship'],
    ann: ['tracker-2.mill', 'tracker-3.mill', 'tracker-3.ore'],
  };
  const reads = {
    ids: async (_model: unknown, filter: object) => carried[String(Reflect.get(filter, 'audience'))] ?? [],
  };
  expect(await countOnce([{ audience: 'everybody' }, { audience: 'ann' }], reads)).toBe(3);
});
