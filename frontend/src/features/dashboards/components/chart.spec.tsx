import { render } from '@testing-library/react';
import type { ApexOptions } from 'apexcharts';
import { itemFixtures } from '../dashboard.fixture';
import { type ItemTable, toTable } from '../item-table';
import { Chart } from './chart';

// Drawn in a browser only: see test/ui/dashboards.spec.ts.
const drawn: ApexOptions[] = [];
jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: ({ options }: { options: ApexOptions }) => {
    drawn.push(options);
    return null;
  },
}));

const item = itemFixtures.distribution;
const table = toTable(item, { from: '2026-03-01', to: '2026-03-02' });
/** The table with a link from each value to the list of its days. */
const leadingTo = (list: string): ItemTable => ({
  ...table,
  points: table.points.map(([first, ...values]) => [first, ...values.map((value) => ({ ...value, list }))]),
});

test('a click opens the list of the days that are shown, though the values are those of the days before', () => {
  const opened: string[] = [];
  const chart = (list: string) => <Chart item={item} table={leadingTo(list)} onOpen={(each) => opened.push(each)} />;
  const { rerender } = render(chart('/march'));
  rerender(chart('/april'));
  drawn.at(-1)?.chart?.events?.dataPointSelection?.(null, undefined, { seriesIndex: 0, dataPointIndex: 0 });
  expect(opened).toEqual(['/april']);
});
