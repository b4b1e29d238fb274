import { type LaggingSubscriber, nextPosition } from './next-position';

const NEAR_POSITIONS = 100;
const filling = (position: number): LaggingSubscriber => ({ position, isCatchingUp: true });
const lagging = (position: number): LaggingSubscriber => ({ position, isCatchingUp: false });
const turns = (...behind: LaggingSubscriber[]) =>
  [true, false].map((isOdd) => nextPosition(behind, NEAR_POSITIONS, isOdd));

test('fills that were interrupted at different positions are read to from the one furthest behind, and none reads ahead', () => {
  expect(turns(filling(70_000), filling(10), filling(35_000))).toEqual([10, 10]);
});

test('a subscriber that lags by a little gets every other page while others fill', () => {
  expect(turns(filling(10), lagging(90_000), filling(35_000))).toEqual([90_000, 10]);
});

test('lagging subscribers share their pages too, from the one furthest behind', () => {
  expect(turns(filling(10), lagging(90_000), lagging(89_500))).toEqual([89_500, 10]);
});

test('a lagging subscriber waits for a fill just behind it, to share the rest', () => {
  expect(turns(filling(10), lagging(110))).toEqual([10, 10]);
});

test('lagging subscribers share one reading if there is no fill', () => {
  expect(turns(lagging(500), lagging(10_000))).toEqual([500, 500]);
});
