import { Settling } from './settling';

interface Begun {
  readonly name: string;
  finish(): void;
}

/** Lets everything happen that waits for nothing else. */
const turn = () => new Promise(setImmediate);

const settlingOf = (works: Readonly<Record<string, number>>) => {
  const settling = new Settling();
  const begun: Begun[] = [];
  const add = (name: string, work: number) =>
    void settling.run(work, () => new Promise((finish) => begun.push({ name, finish: () => finish() })));
  for (const [name, work] of Object.entries(works)) add(name, work);
  const names = async (): Promise<readonly string[]> => {
    await turn();
    return begun.map(({ name }) => name);
  };
  const finish = (name: string) => begun.find((each) => each.name === name)?.finish();
  return { add, names, finish };
};

test('the smallest models settle first, two at a time, if several reach the end of the log together', async () => {
  const { names, finish } = settlingOf({ 'log-index': 1_400_000, runs: 90_000, trackers: 20_000, claims: 40_000 });
  expect(await names()).toEqual(['trackers', 'claims']);
  finish('claims');
  expect(await names()).toEqual(['trackers', 'claims', 'runs']);
  finish('trackers');
  expect(await names()).toEqual(['trackers', 'claims', 'runs', 'log-index']);
});

test('a model that is whole in a moment does not wait for large ones', async () => {
  const { add, names } = settlingOf({ 'log-index': 1_400_000, runs: 90_000 });
  expect(await names()).toEqual(['runs', 'log-index']);
  add('channels', 12);
  expect(await names()).toEqual(['runs', 'log-index', 'channels']);
});

test('a large model that arrives later goes before a larger one that still waits', async () => {
  const { add, names, finish } = settlingOf({ one: 10_000, two: 20_000, three: 900_000 });
  await names();
  add('four', 30_000);
  finish('one');
  expect(await names()).toEqual(['one', 'two', 'four']);
});

test('a model that fails makes way for the next', async () => {
  const settling = new Settling();
  const failing = [10_000, 10_001].map((work) => settling.run(work, () => Promise.reject(new Error('lost'))));
  const third = settling.run(10_002, async () => undefined);
  const results = await Promise.allSettled([...failing, third]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
