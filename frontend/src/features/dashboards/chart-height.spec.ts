import type { DashboardItem } from './api/dashboard';
import { chartHeight } from './chart-height';
import { itemFixtures } from './dashboard.fixture';
import { toTable } from './item-table';

const heightOf = (item: DashboardItem) => chartHeight(item, toTable(item, { from: '2026-03-01', to: '2026-03-02' }));
const published = itemFixtures.lines.data.slice(0, 1);

test('a chart whose only bar is compared with nothing is lower than others', () =>
  expect(heightOf({ ...itemFixtures.lines, data: published })).toBeLessThan(heightOf(itemFixtures.lines)));

test('a chart of averages with a single time is lower than others', () =>
  expect(heightOf(itemFixtures.average)).toBeLessThan(heightOf(itemFixtures.lines)));

test('each bar of a distribution has a row', () => {
  const [first] = itemFixtures.distribution.data;
  const one = first === undefined ? [] : [first];
  expect(heightOf({ ...itemFixtures.distribution, data: one })).toBeLessThan(heightOf(itemFixtures.distribution));
});
