import { roundRobin } from './round-robin';

/** Work that ends on request. */
const controlled = () => {
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    order.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { order, work, end };
};

test('limits concurrent work', async () => {
  const { order, work, end } = controlled();
  const inTurn = roundRobin(2);
  for (const name of ['a1', 'a2', 'a3']) void inTurn('a', work(name));
  expect(order).toEqual(['a1', 'a2']);
  await end('a1');
  expect(order).toEqual(['a1', 'a2', 'a3']);
});

test('a later owner does not wait for another owner’s whole queue', async () => {
  const { order, work, end } = controlled();
  const inTurn = roundRobin(1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void inTurn('a', work(name));
  for (const name of ['b1', 'b2']) void inTurn('b', work(name));
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2', 'a4']) await end(name);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('failing work frees its slot', async () => {
  const inTurn = roundRobin(1);
  const failing = inTurn('a', () => Promise.reject(new Error('told to')));
  const next = inTurn('a', async () => 'done');
  await expect(failing).rejects.toThrow('told to');
  expect(await next).toBe('done');
});
