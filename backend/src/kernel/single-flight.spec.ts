import { singleFlight } from './single-flight';

test('work is done once for all who ask while it is under way, and again for later requests', async () => {
  const done: string[] = [];
  let goOn = (): void => undefined;
  const ready = new Promise<void>((resolve) => (goOn = resolve));
  const read = singleFlight(async (name: string) => {
    await ready;
    done.push(name);
    return done.length;
  });
  const reads = [read('a'), read('b'), read('a')];
  goOn();
  expect(await Promise.all(reads)).toEqual([1, 2, 1]);
  expect(await read('a')).toBe(3);
});

test('a work that failed is done again', async () => {
  let times = 0;
  const read = singleFlight(async () => {
    if (times++ === 0) throw new Error('The disk is away.');
    return times;
  });
  await expect(read('a')).rejects.toThrow('The disk is away.');
  expect(await read('a')).toBe(2);
});
