import { getEventListeners } from 'node:events';
import { Politeness } from './politeness';

const signal = new AbortController().signal;

/** Work that runs until released. */
const held = () => {
  const running: { name: string; end: () => void }[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => running.push({ name, end: () => resolve(name) }));
  const settled = async (): Promise<string[]> => {
    await new Promise(setImmediate);
    return running.map(({ name }) => name);
  };
  return { running, work, settled };
};

test('limits concurrent requests; the next starts when one ends or fails', async () => {
  const politeness = new Politeness(2);
  const { running, work, settled } = held();
  const all = ['a', 'b', 'c'].map((name) => politeness.exclusively(name, 0, signal, work(name)));
  expect(await settled()).toEqual(['a', 'b']);
  running[0]?.end();
  expect(await settled()).toEqual(['a', 'b', 'c']);
  running.forEach(({ end }) => end());
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  await expect(politeness.exclusively('d', 0, signal, () => Promise.reject(new Error('fault')))).rejects.toThrow(
    'fault',
  );
  expect(await politeness.exclusively('d', 0, signal, async () => 'after')).toBe('after');
});

test('delays requests to the same host without blocking other hosts', async () => {
  const politeness = new Politeness(1);
  const begun: string[] = [];
  const start = performance.now();
  const note = (name: string) => async () => begun.push(name);
  await Promise.all([
    politeness.exclusively('slow', 60, signal, note('slow 1')),
    politeness.exclusively('slow', 60, signal, note('slow 2')),
    politeness.exclusively('slow', 60, signal, note('slow 3')),
    politeness.exclusively('other', 60, signal, note('other')),
  ]);
  expect(begun).toEqual(['slow 1', 'other', 'slow 2', 'slow 3']);
  expect(performance.now() - start).toBeGreaterThanOrEqual(110);
});

test('an aborted request stops waiting', async () => {
  const politeness = new Politeness(1);
  const stop = new AbortController();
  const first = politeness.exclusively('host', 60_000, stop.signal, async () => 1);
  const second = politeness.exclusively('host', 60_000, stop.signal, async () => 2);
  await first;
  stop.abort();
  expect(await second).toBe(2);
});

test('a request that had its turn leaves nothing on its signal', async () => {
  const politeness = new Politeness(1);
  const { signal: ofRun } = new AbortController();
  for (const page of [1, 2, 3]) await politeness.exclusively('host', 1, ofRun, async () => page);
  expect(getEventListeners(ofRun, 'abort')).toEqual([]);
});

test('an aborted request does not shorten the delay before the next one', async () => {
  const politeness = new Politeness(4);
  const begun: string[] = [];
  const note = (name: string) => async () => begun.push(name);
  const stopFirst = new AbortController();
  const stopSecond = new AbortController();
  await politeness.exclusively('host', 60, stopFirst.signal, note('first'));
  const start = performance.now();
  const second = politeness.exclusively('host', 60_000, stopSecond.signal, note('second, which is stopped'));
  const third = politeness.exclusively('host', 60, signal, note('third'));
  stopFirst.abort();
  stopSecond.abort();
  await second;
  expect(begun).toEqual(['first', 'second, which is stopped']);
  await third;
  expect(performance.now() - start).toBeGreaterThanOrEqual(50);
});
