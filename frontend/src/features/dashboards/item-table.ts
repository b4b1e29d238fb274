import type { Dashboard, DashboardItem, DashboardList } from './api/dashboard';
import { countedListPath } from './counted-list-path';
import {
  noneMessage,
  formatCity,
  formatFigure,
  isIsoDay,
  formatPoint,
  formatUtcMoment,
  formatValue,
} from './format-item';
import { boardTexts } from './texts/board';

export interface Cell {
  readonly text: string;
  readonly value: string | number | null;
  /** Path of the list of counted items, for staff. */
  readonly list: string | null;
}

export type Row = readonly [name: Cell, ...numbers: readonly Cell[]];

/** An item's content in words and numbers. */
export interface ItemTable {
  /** The heading of the rows' names, and one for each number. */
  readonly columns: readonly [string, ...string[]];
  readonly points: readonly Row[];
  /** Rows of sums, below the points. */
  readonly sums: readonly Row[];
}

type Days = Pick<Dashboard, 'from' | 'to'>;
type Unit = DashboardItem['unit'];

const name = (text: string, value = text): Cell => ({ text, value, list: null });

const number = (value: number | null, unit: Unit, list: string | null = null): Cell => ({
  text: value === null ? '–' : formatValue(value, unit),
  value,
  list,
});

/** The list behind a point: of its day, or of the whole range. */
const listAt = (behind: DashboardList, x: string, { from, to }: Days): string | null =>
  isIsoDay(x) ? countedListPath(behind, x, x) : countedListPath(behind, from, to);

const ofLines = ({ data, unit }: Extract<DashboardItem, { type: 'multi_line_series' }>, days: Days): ItemTable => {
  const texts = boardTexts();
  const points = [...new Set(data.flatMap((line) => line.data.map(({ x }) => x)))].map((x): Row => {
    const values = data.map((line) => line.data.find((point) => point.x === x)?.y ?? null);
    return [
      name(formatPoint(x), x),
      ...values.map((value, index) => number(value, unit, listAt(data[index]?.behind ?? null, x, days))),
    ];
  });
  const total = ({ data: line, behind }: (typeof data)[number]): Cell =>
    number(
      line.reduce((sum, { y }) => sum + y, 0),
      unit,
      countedListPath(behind, days.from, days.to),
    );
  const isSummed = data.some(({ previous }) => previous !== null);
  return {
    columns: ['', ...data.map((line) => texts.ofItem(line.name))],
    points,
    sums: isSummed
      ? [
          [name(texts.total), ...data.map(total)],
          [name(texts.previousPeriod), ...data.map(({ previous }) => number(previous, unit))],
        ]
      : [],
  };
};

/** An item as a table with the data of its chart: for screen readers and for the CSV export. */
export const toTable = (item: DashboardItem, days: Days): ItemTable => {
  const texts = boardTexts();
  const { unit } = item;
  const title = texts.ofItem(item.title);
  switch (item.type) {
    case 'metric':
    case 'percentage': {
      const { value, previous, behind } = item.data;
      const figure = {
        ...number(value, unit, countedListPath(behind, days.from, days.to)),
        text: formatFigure(value, unit),
      };
      return {
        columns: ['', texts.value, texts.previousPeriod],
        points: [[name(title), figure, number(previous, unit)]],
        sums: [],
      };
    }
    case 'time_series':
      return {
        columns: [texts.day, title, texts.previousPeriod],
        points: item.data.map(({ date, count, previous }) => [
          name(formatPoint(date), date),
          number(count, unit, countedListPath(item.behind, date, date)),
          number(previous, unit),
        ]),
        sums: [],
      };
    case 'distribution': {
      const isCompared = item.data.some(({ previous }) => previous !== null);
      return {
        columns: ['', title, ...(isCompared ? [texts.previousPeriod] : [])],
        points: item.data.map(({ bucket, count, previous, behind }) => [
          name(texts.ofItem(bucket)),
          number(count, unit, countedListPath(behind, days.from, days.to)),
          ...(isCompared ? [number(previous, unit)] : []),
        ]),
        sums: [],
      };
    }
    case 'rolling_average':
      return {
        columns: [texts.time, texts.runs, texts.average],
        points: item.data.map(({ timestamp, count, rolling_avg }) => [
          name(formatUtcMoment(timestamp), timestamp),
          number(count, unit),
          number(rolling_avg, unit),
        ]),
        sums: [],
      };
    case 'multi_line_series':
      return ofLines(item, days);
    case 'location_map': {
      const { locations, unknown } = item.data;
      return {
        columns: ['', texts.accounts],
        points: locations.map((location) => [
          name(formatCity(location)),
          number(location.count, unit, countedListPath(location.behind, days.from, days.to)),
        ]),
        sums: unknown === 0 ? [] : [[name(texts.unknown), number(unknown, unit)]],
      };
    }
  }
};

export const isEmpty = ({ points }: ItemTable): boolean =>
  points.every(([, ...numbers]) => numbers.every(({ value }) => value === 0 || value === null));

/** Message of an item without data: nothing was counted, unless that is unknown. */
export const emptyReason = ({ type, as_of, unit }: DashboardItem, { points }: ItemTable): string => {
  const isUnknown = points.some(([, ...numbers]) => numbers.every(({ value }) => value === null));
  // Shares need a total and locations a time zone; either may be missing.
  if (isUnknown || unit === 'percent' || type === 'location_map') return '';
  return noneMessage(unit, as_of !== null);
};
