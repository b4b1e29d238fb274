import { useColorScheme } from '@mui/material';
import ApexCharts from 'apexcharts';
import { useEffect, useRef } from 'react';
import type { DashboardItem } from '../api/dashboard';
import { chartOf } from '../chart-options';
import type { ItemTable } from '../item-table';

interface ChartProps {
  item: DashboardItem;
  table: ItemTable;
  /** With the list behind a point that was clicked; null if the reader may not see it. */
  onOpen: ((list: string) => void) | null;
}

/**
 * In a chunk of its own, with ApexCharts. What it draws stands in the table as well, so it is hidden from screen readers.
 * React-apexcharts is not used: it would put a package that nothing else needs into every page's first script.
 */
const Chart = ({ item, table, onOpen }: ChartProps) => {
  const { colorScheme = 'light' } = useColorScheme();
  const place = useRef<HTMLDivElement>(null);
  const options = chartOf(item, table, colorScheme, onOpen);
  const latest = useRef(options);
  latest.current = options;
  // Drawn again if what it shows has changed, not whenever the page renders.
  const shown = JSON.stringify([item.data, colorScheme, onOpen === null]);
  useEffect(() => {
    const chart = new ApexCharts(place.current, latest.current);
    void chart.render();
    return () => chart.destroy();
  }, [shown]);
  // One of its own for each: a chart that is gone may still draw once more, when the window was resized.
  return <div key={shown} ref={place} aria-hidden />;
};
export default Chart;
