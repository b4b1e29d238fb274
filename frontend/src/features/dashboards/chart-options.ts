import type { ApexOptions } from 'apexcharts';
import { chartLook } from '../../shared/theme/chart-look';
import type { DashboardItem } from './api/dashboard';
import { axisScale } from './axis-scale';
import { chartHeight } from './chart-height';
import type { ItemTable } from './item-table';
import { isDay, isMoment, valueWords } from './item-words';

/** Percent of the chart's width. */
const WIDEST_COLUMN = 12;

/** ApexCharts writes names into HTML: without brackets they stay text. */
const plain = (name: string): string => name.replaceAll('<', '‹').replaceAll('>', '›');

const valuesOf = ({ points }: ItemTable, column: number): (number | null)[] =>
  points.map((row) => {
    const value = row[column]?.value;
    return typeof value === 'number' ? value : null;
  });

/** An axis of times parts so many days by hours. */
const FEW_DAYS = 3;
const DAY_MS = 86_400_000;

const follow = (times: readonly number[]): boolean =>
  times.every((time, at) => at === 0 || time - (times[at - 1] ?? time) === DAY_MS);

/** An axis of names, where each point has one of its own. */
const namesOf = ({ points }: ItemTable): ApexXAxis => ({ categories: points.map(([{ words }]) => plain(words)) });

/**
 * A few days are named each at its point, where an axis of times would name one of them at each hour; of more days, it leaves
 * out names that have no room. What is told by the minute has hours on its axis, and a day where it begins.
 */
const axisOf = (table: ItemTable): ApexXAxis => {
  const values = table.points.map(([{ value }]) => String(value));
  const times = values.map(Date.parse);
  if (values.every(isMoment))
    return {
      type: 'datetime',
      categories: times,
      labels: {
        datetimeUTC: true,
        datetimeFormatter: { year: 'MMM d', month: 'MMM d', day: 'MMM d', hour: 'HH:mm', minute: 'HH:mm' },
      },
    };
  if (!values.every(isDay) || (times.length <= FEW_DAYS && follow(times))) return namesOf(table);
  return {
    type: 'datetime',
    categories: times,
    labels: { datetimeUTC: true, format: 'MMM d', showDuplicates: false },
  };
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
  const choose = (series: number, point: number): void => {
    const list = listOf(table, series, point);
    if (list !== null) open?.(list);
  };
  const values = names.map((_name, place) => valuesOf(table, place + 1));
  const scale = { min: 0, forceNiceScale: false, ...axisScale(values.flat(), item.unit) };
  const axis = isBar ? namesOf(table) : axisOf(table);
  return {
    ...look,
    series: names.map((name, place) => ({
      name: plain(name),
      ...(isAverage && { type: place === 0 ? 'bar' : 'line' }),
      data: values[place] ?? [],
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
    xaxis: {
      ...look.xaxis,
      ...axis,
      // Of bars that lie, the library numbers this one.
      ...(isDistribution && scale),
      labels: {
        ...look.xaxis.labels,
        ...axis.labels,
        ...(isDistribution && { formatter: (value: string) => words(Number(value)) }),
      },
    },
    yaxis: {
      ...look.yaxis,
      ...(!isDistribution && scale),
      labels: { ...look.yaxis.labels, ...(isDistribution ? { maxWidth: 220 } : { formatter: words }) },
    },
    tooltip: {
      ...look.tooltip,
      shared: !isBar,
      intersect: isBar,
      ...(axis.type === 'datetime' && { x: { format: isAverage ? 'HH:mm' : 'MMM d' } }),
      y: { formatter: words },
    },
  };
};
