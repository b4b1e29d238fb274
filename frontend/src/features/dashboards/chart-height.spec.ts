import type { DashboardItem } from './api/dashboard';
import { chartHeight } from './chart-height';
import { itemExamples } from './dashboard.example';
import { toTable } from './item-table';

const heightOf = (item: DashboardItem) => chartHeight(item, toTable(item, { from: '2026-03-01', to: '2026-03-02' }));
const published = itemExamples.lines.data.slice(0, 1);

test('a chart whose only bar is compared with nothing is lower than others', () =>
  expect(heightOf({ ...itemExamples.lines, data: published })).toBeLessThan(heightOf(itemExamples.lines)));

test('so is one of averages with a single time at which runs ended', () =>
  expect(heightOf(itemExamples.average)).toBeLessThan(heightOf(itemExamples.lines)));

test('each bar of a distribution has a row', () => {
  const [first] = itemExamples.distribution.data;
  const one = first === undefined ? [] : [first];
  expect(heightOf({ ...itemExamples.distribution, data: one })).toBeLessThan(heightOf(itemExamples.distribution));
});
