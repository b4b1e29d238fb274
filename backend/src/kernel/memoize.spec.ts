import { lazy, memoize, memoizeBounded, memoizeTexts } from './memoize';

test.each([['text'], [0], [null], [undefined]])('computes the value %p once', (value) => {
  const compute = jest.fn(() => value);
  const cached = lazy(compute);
  expect([cached(), cached()]).toEqual([value, value]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each([['text'], [0], [null], [undefined]])('computes the value %p once per key', (value) => {
  const compute = jest.fn((_key: string) => value);
  const cached = memoize(compute);
  expect([cached('a'), cached('a'), cached('b')]).toEqual([value, value, value]);
  expect(compute.mock.calls).toEqual([['a'], ['b']]);
});

test('a bounded cache starts over when it is full', () => {
  const compute = jest.fn((key: string) => key.toUpperCase());
  const cached = memoizeBounded(compute, 2);
  expect(['a', 'b', 'a', 'c', 'a'].map(cached)).toEqual(['A', 'B', 'A', 'C', 'A']);
  expect(compute.mock.calls).toEqual([['a'], ['b'], ['c'], ['a']]);
});

test('the same texts are worked out once, others each by themselves', () => {
  const loads: string[][] = [];
  const joined = memoizeTexts((...texts: string[]) => {
    loads.push(texts);
    return texts.join('');
  });
  expect([joined('a', 'bc'), joined('ab', 'c'), joined('a', 'bc')]).toEqual(['abc', 'abc', 'abc']);
  expect(loads).toEqual([
    ['a', 'bc'],
    ['ab', 'c'],
  ]);
});
