import type { DashboardItem } from './api/dashboard';
import { itemExamples } from './dashboard.example';
import { toTable } from './item-table';
import { solePoint } from './sole-point';

const days = { from: '2026-03-01', to: '2026-03-02' };

const told = (item: DashboardItem) => {
  const sole = solePoint(item, toTable(item, days));
  return sole && [sole.at, ...sole.figures.map(({ name, cell }) => [name, cell.text])];
};

test('an item of which two days have something is drawn', () => expect(told(itemExamples.lines)).toBeNull());

test('of one day it is said what was counted on it', () => {
  const [published, failed] = itemExamples.lines.data;
  const onFirst = {
    ...failed,
    data: [
      { x: '2026-03-01', y: 1 },
      { x: '2026-03-02', y: 0 },
    ],
  };
  expect(told({ ...itemExamples.lines, data: [published, onFirst] })).toEqual([
    'Mar 1',
    ['Published', '4'],
    ['Failed', '1'],
  ]);
});

test('a time between others at which runs ended is said without its average', () =>
  expect(told(itemExamples.average)).toEqual(['Mar 2, 13:40', ['Runs', '3']]));

test('a distribution is not over time', () => {
  const [first] = itemExamples.distribution.data;
  expect(told({ ...itemExamples.distribution, data: [first] })).toBeNull();
});
