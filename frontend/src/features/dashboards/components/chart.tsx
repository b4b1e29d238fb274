import { useColorScheme } from '@mui/material';
import { useMemo } from 'react';
import ApexChart from 'react-apexcharts';
import type { DashboardItem } from '../api/dashboard';
import { chartOf } from '../chart-options';
import type { ItemTable } from '../item-table';

interface ChartProps {
  item: DashboardItem;
  table: ItemTable;
  /** With the list behind a point that was clicked; null if the reader may not see it. */
  onOpen: ((list: string) => void) | null;
}

/** In a chunk of its own, with ApexCharts. What it draws stands in the table as well, so it is hidden from screen readers. */
const Chart = ({ item, table, onOpen }: ChartProps) => {
  const { colorScheme = 'light' } = useColorScheme();
  // Drawn again if what it shows has changed, not whenever the page renders.
  const shown = JSON.stringify([item.data, colorScheme, onOpen === null]);
  // `shown` stands for all that the options are made of.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const options = useMemo(() => chartOf(item, table, colorScheme, onOpen), [shown]);
  const { series, chart: { type, height } = {} } = options;
  return (
    // ApexCharts draws anew whenever what it stands in changes size: a fixed height leaves only its width to follow.
    // One of its own for each: a chart that is gone may still draw once more, when the window was resized.
    <div key={shown} aria-hidden style={{ height }}>
      <ApexChart options={options} series={series} type={type} height={height} />
    </div>
  );
};
export default Chart;
