import type { ApexOptions } from 'apexcharts';
import { chartLook } from '../../shared/theme/chart-look';
import type { DashboardItem } from './api/dashboard';
import type { ItemTable } from './item-table';
import { valueWords } from './item-words';

interface DrawnChart {
  /** CSS pixels. */
  readonly height: number;
  readonly options: ApexOptions;
}

const LABELS = 7;
const HEIGHT = 260;
const ROW = 30;

/** ApexCharts writes names into HTML: without brackets they stay text. */
const plain = (name: string): string => name.replaceAll('<', '‹').replaceAll('>', '›');

const valuesOf = ({ points }: ItemTable, column: number): (number | null)[] =>
  points.map((row) => {
    const value = row[column]?.value;
    return typeof value === 'number' ? value : null;
  });

/** The address behind a point, by its place in the chart. */
const listOf = ({ points }: ItemTable, series: number, point: number): string | null =>
  points[point]?.[series + 1]?.list ?? null;

/** What ApexCharts needs to draw an item. `open` is called with the list behind a point that is clicked. */
export const chartOf = (
  item: DashboardItem,
  table: ItemTable,
  mode: 'light' | 'dark',
  open: ((list: string) => void) | null,
): DrawnChart => {
  const look = chartLook(mode);
  const isDistribution = item.type === 'distribution';
  const isBar = isDistribution || table.points.length === 1;
  const isAverage = item.type === 'rolling_average';
  const names = isDistribution ? table.columns.slice(1, 2) : table.columns.slice(1);
  const words = (value: number | null) => (value === null ? '' : valueWords(value, item.unit));
  const choose = (series: number, point: number): void => {
    const list = listOf(table, series, point);
    if (list !== null) open?.(list);
  };
  const height = isDistribution ? 50 + ROW * table.points.length : HEIGHT;
  return {
    height,
    options: {
      ...look,
      series: names.map((name, place) => ({
        name: plain(name),
        ...(isAverage && { type: place === 0 ? 'bar' : 'line' }),
        data: valuesOf(table, place + 1),
      })),
      chart: {
        ...look.chart,
        type: isBar ? 'bar' : 'line',
        height,
        events: {
          dataPointSelection: (_event, _chart, { seriesIndex, dataPointIndex }) => choose(seriesIndex, dataPointIndex),
          markerClick: (_event, _chart, { seriesIndex, dataPointIndex }) => choose(seriesIndex, dataPointIndex),
        },
      },
      stroke: isBar ? { width: 0 } : isAverage ? { ...look.stroke, dashArray: 0, width: [0, 2] } : look.stroke,
      markers: { ...look.markers, size: isAverage || table.points.length > 40 ? 0 : look.markers.size },
      plotOptions: { bar: { horizontal: isDistribution, barHeight: '60%', columnWidth: '60%', borderRadius: 2 } },
      legend: { ...look.legend, show: names.length > 1 },
      xaxis: {
        ...look.xaxis,
        categories: table.points.map(([{ words: name }]) => plain(name)),
        ...(isDistribution ? {} : { tickAmount: Math.min(LABELS, table.points.length) }),
        ...(isDistribution && { labels: { ...look.xaxis.labels, formatter: (value: string) => words(Number(value)) } }),
      },
      yaxis: {
        ...look.yaxis,
        labels: { ...look.yaxis.labels, ...(isDistribution ? { maxWidth: 220 } : { formatter: words }) },
      },
      tooltip: { ...look.tooltip, shared: !isBar, intersect: isBar, y: { formatter: words } },
    },
  };
};
