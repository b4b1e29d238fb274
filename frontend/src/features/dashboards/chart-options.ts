import type { ApexOptions } from 'apexcharts';
import { chartLook } from '../../shared/theme/chart-look';
import type { DashboardItem } from './api/dashboard';
import { chartHeight } from './chart-height';
import type { ItemTable } from './item-table';
import { valueWords } from './item-words';

/** Percent of the chart's width. */
const WIDEST_COLUMN = 12;

/** ApexCharts writes names into HTML: without brackets they stay text. */
const plain = (name: string): string => name.replaceAll('<', '‹').replaceAll('>', '›');

const valuesOf = ({ points }: ItemTable, column: number): (number | null)[] =>
  points.map((row) => {
    const value = row[column]?.value;
    return typeof value === 'number' ? value : null;
  });

const time = /^\d{4}-\d{2}-\d{2}/;

/** An axis of times leaves out labels that would run into each other; one of names does not. */
const timesOf = ({ points }: ItemTable, format: string): ApexXAxis | null => {
  const times = points.map(([{ value }]) => String(value));
  return times.every((each) => time.test(each))
    ? { type: 'datetime', categories: times.map(Date.parse), labels: { datetimeUTC: true, format } }
    : null;
};

/** The address behind a point, by its place in the chart. */
const listOf = ({ points }: ItemTable, series: number, point: number): string | null =>
  points[point]?.[series + 1]?.list ?? null;

/** What ApexCharts needs to draw an item. `open` is called with the list behind a point that is clicked. */
export const chartOf = (
  item: DashboardItem,
  table: ItemTable,
  mode: 'light' | 'dark',
  open: ((list: string) => void) | null,
): ApexOptions => {
  const look = chartLook(mode);
  const isDistribution = item.type === 'distribution';
  const isBar = isDistribution || table.points.length === 1;
  const isAverage = item.type === 'rolling_average';
  const names = isDistribution ? table.columns.slice(1, 2) : table.columns.slice(1);
  const words = (value: number | null) => (value === null ? '' : valueWords(value, item.unit));
  // Half a run, which an axis of few would name, does not exist.
  const tickWords = (value: number) => (item.unit === 'count' && !Number.isInteger(value) ? '' : words(value));
  const choose = (series: number, point: number): void => {
    const list = listOf(table, series, point);
    if (list !== null) open?.(list);
  };
  const timeFormat = isAverage ? 'HH:mm' : 'MMM d';
  const times = isBar ? null : timesOf(table, timeFormat);
  const axis = times ?? {
    categories: table.points.map(([{ words: name }]) => plain(name)),
    labels: isDistribution ? { formatter: (value: string) => tickWords(Number(value)) } : {},
  };
  return {
    ...look,
    series: names.map((name, place) => ({
      name: plain(name),
      ...(isAverage && { type: place === 0 ? 'bar' : 'line' }),
      data: valuesOf(table, place + 1),
    })),
    chart: {
      ...look.chart,
      type: isBar ? 'bar' : 'line',
      height: chartHeight(item),
      events: {
        dataPointSelection: (_event, _chart, { seriesIndex, dataPointIndex }) => choose(seriesIndex, dataPointIndex),
        markerClick: (_event, _chart, { seriesIndex, dataPointIndex }) => choose(seriesIndex, dataPointIndex),
      },
    },
    stroke: isBar ? { width: 0 } : isAverage ? { ...look.stroke, dashArray: 0, width: [0, 2] } : look.stroke,
    markers: { ...look.markers, size: isAverage || table.points.length > 40 ? 0 : look.markers.size },
    plotOptions: {
      bar: {
        horizontal: isDistribution,
        barHeight: '60%',
        columnWidth: `${Math.min(60, WIDEST_COLUMN * table.points.length)}%`,
        borderRadius: 2,
      },
    },
    legend: { ...look.legend, show: names.length > 1 },
    xaxis: { ...look.xaxis, ...axis, labels: { ...look.xaxis.labels, ...axis.labels } },
    yaxis: {
      ...look.yaxis,
      labels: { ...look.yaxis.labels, ...(isDistribution ? { maxWidth: 220 } : { formatter: words }) },
    },
    tooltip: {
      ...look.tooltip,
      shared: !isBar,
      intersect: isBar,
      ...(times !== null && { x: { format: timeFormat } }),
      y: { formatter: words },
    },
  };
};
