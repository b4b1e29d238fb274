import { once, oncePer } from './once';

test.each([['text'], [0], [null], [undefined]])('computes the value %p once', (value) => {
  const compute = jest.fn(() => value);
  const cached = once(compute);
  expect([cached(), cached()]).toEqual([value, value]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each([['text'], [0], [null], [undefined]])('computes the value %p once per key', (value) => {
  const compute = jest.fn((_key: string) => value);
  const cached = oncePer(compute);
  expect([cached('a'), cached('a'), cached('b')]).toEqual([value, value, value]);
  expect(compute.mock.calls).toEqual([['a'], ['b']]);
});
