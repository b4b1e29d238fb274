import type { ApexOptions } from 'apexcharts';
import { currentLanguage } from '#shared/language/language';
import { dateFormat } from '#shared/language/locale';
import { chartLook } from '#shared/theme/chart-look';
import { dark, light } from '#shared/theme/tokens';
import { DAY_MS } from '#shared/time/durations';
import type { DashboardItem } from './api/dashboard';
import { axisScale } from './axis-scale';
import { chartHeight } from './chart-height';
import { fromFirstData, hasDailyPoints } from './drawn-days';
import { isIsoDay, isMoment, formatValue } from './format-item';
import type { ItemTable } from './item-table';
import { boardTexts } from './texts/board';

/** Percent of the chart's width. */
const MAX_COLUMN_WIDTH_PERCENT = 12;

/** ApexCharts inserts names as HTML: without angle brackets they remain text. */
const plain = (name: string): string => name.replaceAll('<', '‹').replaceAll('>', '›');

const columnValues = ({ points }: ItemTable, column: number): (number | null)[] =>
  points.map((row) => {
    const value = row[column]?.value;
    return typeof value === 'number' ? value : null;
  });

/** With this many days or fewer, an axis of times shows hours. */
const FEW_DAYS = 3;

const follow = (times: readonly number[]): boolean =>
  times.every((time, index) => index === 0 || time - (times[index - 1] ?? time) === DAY_MS);

/** A category axis with a label for each point. */
const categoryAxis = ({ points }: ItemTable): ApexXAxis => ({ categories: points.map(([{ text }]) => plain(text)) });

/** Number of day labels that fit below a chart in the narrowest card. */
const MAX_DAY_NAMES = 6;

/** A category axis that labels days at even steps, including the last; the others have empty labels. */
const dayAxis = ({ points }: ItemTable): ApexXAxis => {
  const step = Math.ceil(points.length / MAX_DAY_NAMES);
  return {
    categories: points.map(([{ text }], index) => ((points.length - 1 - index) % step === 0 ? plain(text) : '')),
    labels: { hideOverlappingLabels: false },
  };
};

/**
 * A few days get one label each, since a time axis would repeat a day at each hour; for more days, it omits labels that
 * do not fit. Values by the minute get hours on their axis, and the date at midnight.
 */
const xAxis = (table: ItemTable): ApexXAxis => {
  const { dayFormat } = boardTexts();
  const values = table.points.map(([{ value }]) => String(value));
  const times = values.map(Date.parse);
  if (values.every(isMoment))
    return {
      type: 'datetime',
      categories: times,
      labels: {
        datetimeUTC: true,
        datetimeFormatter: { year: dayFormat, month: dayFormat, day: dayFormat, hour: 'HH:mm', minute: 'HH:mm' },
      },
    };
  if (!values.every(isIsoDay) || (times.length <= FEW_DAYS && follow(times))) return categoryAxis(table);
  return {
    type: 'datetime',
    categories: times,
    labels: { datetimeUTC: true, format: dayFormat, showDuplicates: false },
  };
};

/** The chart's title names a single series, so the legend says how it differs from the previous one. */
const namesOfSeries = (item: DashboardItem, { columns }: ItemTable): readonly string[] => {
  if (item.type === 'distribution') return columns.slice(1, 2);
  return item.type === 'time_series' ? [boardTexts().thisPeriod, ...columns.slice(2)] : columns.slice(1);
};

/** Colours of the series: failures have their own colour, as everywhere. */
const pickColours = (item: DashboardItem, colours: readonly string[], failed: string): string[] =>
  item.type === 'multi_line_series'
    ? item.data.map(({ behind }, index) =>
        behind?.filter.state === 'failed' ? failed : (colours[index % colours.length] ?? failed),
      )
    : [...colours];

/** Path of a point's list, by its series and index in the chart. */
const pointListPath = ({ points }: ItemTable, series: number, point: number): string | null =>
  points[point]?.[series + 1]?.list ?? null;

const shortMonth = dateFormat({ month: 'short', timeZone: 'UTC' });
const shortMonths = (): string[] => Array.from({ length: 12 }, (_none, month) => shortMonth(Date.UTC(2026, month)));

/** Options for ApexCharts to draw an item. `open` is called with the list behind a point that is clicked. */
export const buildChart = (
  item: DashboardItem,
  all: ItemTable,
  mode: 'light' | 'dark',
  open: ((list: string) => void) | null,
): ApexOptions => {
  const look = chartLook(mode);
  const isDistribution = item.type === 'distribution';
  const isDays = hasDailyPoints(all, item);
  const table = isDays ? fromFirstData(all) : all;
  const isBar = isDistribution || isDays || table.points.length === 1;
  const isAverage = item.type === 'rolling_average';
  const names = namesOfSeries(item, table);
  const words = (value: number | null) => (value === null ? '' : formatValue(value, item.unit));
  const choose = (series: number, point: number): void => {
    const list = pointListPath(table, series, point);
    if (list !== null) open?.(list);
  };
  const values = names.map((_name, index) => columnValues(table, index + 1));
  const scale = { min: 0, forceNiceScale: false, ...axisScale(values.flat(), item.unit) };
  const axis = isDays ? dayAxis(table) : isBar ? categoryAxis(table) : xAxis(table);
  return {
    ...look,
    colors: pickColours(item, look.colors, (mode === 'dark' ? dark : light).failed),
    series: names.map((name, index) => ({
      name: plain(name),
      ...(isAverage && { type: index === 0 ? 'bar' : 'line' }),
      data: values[index] ?? [],
    })),
    chart: {
      ...look.chart,
      locales: [{ name: currentLanguage(), options: { shortMonths: shortMonths() } }],
      defaultLocale: currentLanguage(),
      type: isBar ? 'bar' : 'line',
      height: chartHeight(item, all),
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
        columnWidth: `${Math.min(isDays ? 80 : 60, MAX_COLUMN_WIDTH_PERCENT * table.points.length)}%`,
        borderRadius: 2,
      },
    },
    legend: { ...look.legend, show: names.length > 1 },
    xaxis: {
      ...look.xaxis,
      ...axis,
      // ApexCharts' value axis for horizontal bars.
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
      shared: !isBar || isDays,
      intersect: isBar && !isDays,
      ...(isDays && {
        x: { formatter: (_name, { dataPointIndex: at = 0 } = {}) => table.points[at]?.[0].text ?? '' },
      }),
      ...(axis.type === 'datetime' && { x: { format: isAverage ? 'HH:mm' : boardTexts().dayFormat } }),
      y: { formatter: words },
    },
  };
};
