import { axisScale } from './axis-scale';
import { formatValue } from './format-item';

const namesOf = (largest: number, unit: 'count' | 'usd' | 'percent'): readonly string[] => {
  const { max, tickAmount } = axisScale([0, largest, null], unit);
  return Array.from({ length: tickAmount + 1 }, (_none, index) => formatValue((index * max) / tickAmount, unit));
};

test.each([
  [1, ['0', '1']],
  [2, ['0', '1', '2']],
  [3, ['0', '1', '2', '3']],
  [7, ['0', '2', '4', '6', '8']],
  [12, ['0', '5', '10', '15']],
  [1204, ['0', '500', '1,000', '1,500']],
])('an axis of up to %i has whole numbers, each once', (largest, names) =>
  expect(namesOf(largest, 'count')).toEqual(names),
);

test.each([
  [0.0213, 'usd'],
  [0.0001, 'usd'],
  [3.2, 'usd'],
  [41.5, 'percent'],
  [100, 'percent'],
  [0.3, 'percent'],
] as const)('an axis of up to %d %s names nothing twice', (largest, unit) => {
  const names = namesOf(largest, unit);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(1);
  expect(names.length).toBeLessThan(8);
});

test('percentages all end at a hundred', () => expect(namesOf(100, 'percent').at(-1)).toBe('100%'));

test('an axis without values still has a scale', () =>
  expect(axisScale([], 'count')).toEqual({ max: 1, tickAmount: 1 }));
