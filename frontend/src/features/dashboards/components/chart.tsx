import { useColorScheme } from '@mui/material';
import { useMemo } from 'react';
import ApexChart from 'react-apexcharts';
import type { DashboardItem } from '../api/dashboard';
import { buildChart } from '../chart-options';
import type { ItemTable } from '../item-table';

interface ChartProps {
  item: DashboardItem;
  table: ItemTable;
  /** Called with the list behind a point that was clicked; null if the reader may not see it. */
  onOpen: ((list: string) => void) | null;
}

/**
 * A chart, in a separate chunk with ApexCharts. The table has the same content, so it is hidden from screen readers.
 */
export const Chart = ({ item, table, onOpen }: ChartProps) => {
  const { colorScheme = 'light' } = useColorScheme();
  // Redrawn when its content or a linked list has changed, not at every render.
  const shown = JSON.stringify([item.type, item.unit, item.data, table, colorScheme, onOpen === null]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `shown` has all; of `onOpen` its presence counts.
  const options = useMemo(() => buildChart(item, table, colorScheme, onOpen), [shown]);
  const { series, chart: { type, height } = {} } = options;
  return (
    // ApexCharts redraws whenever its container changes size: with a fixed height, only the width can change. Each
    // chart gets a separate container, since one that is gone may still redraw when the window is resized.
    <div key={shown} aria-hidden style={{ height }}>
      <ApexChart options={options} series={series} type={type} height={height} />
    </div>
  );
};
