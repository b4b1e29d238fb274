import type { Dashboard, DashboardItem, DashboardList } from './api/dashboard';
import {
  noneMessage,
  formatCity,
  formatFigure,
  isIsoDay,
  formatPoint,
  formatUtcMoment,
  formatValue,
} from './format-item';
import { countedListAddress } from './counted-list-address';

export interface Cell {
  readonly text: string;
  readonly value: string | number | null;
  /** Address of the list of counted items, for staff. */
  readonly list: string | null;
}

/** A name and its numbers. */
export type Row = readonly [name: Cell, ...numbers: readonly Cell[]];

/** An item's content in words and numbers. */
export interface ItemTable {
  /** A heading for the name of a row, and one for each number. */
  readonly columns: readonly [string, ...string[]];
  readonly points: readonly Row[];
  /** Rows of sums, below the points. */
  readonly sums: readonly Row[];
}

type Days = Pick<Dashboard, 'from' | 'to'>;
type Unit = DashboardItem['unit'];

const BEFORE = 'Previous period';

const name = (text: string, value = text): Cell => ({ text, value, list: null });

const number = (value: number | null, unit: Unit, list: string | null = null): Cell => ({
  text: value === null ? '–' : formatValue(value, unit),
  value,
  list,
});

/** The list behind a point: of its day, or of the whole range. */
const listAt = (behind: DashboardList, x: string, { from, to }: Days): string | null =>
  isIsoDay(x) ? countedListAddress(behind, x, x) : countedListAddress(behind, from, to);

const ofLines = ({ data, unit }: Extract<DashboardItem, { type: 'multi_line_series' }>, days: Days): ItemTable => {
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
      countedListAddress(behind, days.from, days.to),
    );
  const isSummed = data.some(({ previous }) => previous !== null);
  return {
    columns: ['', ...data.map((line) => line.name)],
    points,
    sums: isSummed
      ? [
          [name('Total'), ...data.map(total)],
          [name(BEFORE), ...data.map(({ previous }) => number(previous, unit))],
        ]
      : [],
  };
};

/** An item as a table with the data of its chart: for screen readers and for the CSV export. */
export const toTable = (item: DashboardItem, days: Days): ItemTable => {
  const { title, unit } = item;
  switch (item.type) {
    case 'metric':
    case 'percentage': {
      const { value, previous, behind } = item.data;
      const figure = {
        ...number(value, unit, countedListAddress(behind, days.from, days.to)),
        text: formatFigure(value, unit),
      };
      return { columns: ['', 'Value', BEFORE], points: [[name(title), figure, number(previous, unit)]], sums: [] };
    }
    case 'time_series':
      return {
        columns: ['Day', title, BEFORE],
        points: item.data.map(({ date, count, previous }) => [
          name(formatPoint(date), date),
          number(count, unit, countedListAddress(item.behind, date, date)),
          number(previous, unit),
        ]),
        sums: [],
      };
    case 'distribution': {
      const isCompared = item.data.some(({ previous }) => previous !== null);
      return {
        columns: ['', title, ...(isCompared ? [BEFORE] : [])],
        points: item.data.map(({ bucket, count, previous, behind }) => [
          name(bucket),
          number(count, unit, countedListAddress(behind, days.from, days.to)),
          ...(isCompared ? [number(previous, unit)] : []),
        ]),
        sums: [],
      };
    }
    case 'rolling_average':
      return {
        columns: ['Time (UTC)', 'Runs', 'Average over 30 minutes'],
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
        columns: ['', 'Accounts'],
        points: locations.map((location) => [
          name(formatCity(location)),
          number(location.count, unit, countedListAddress(location.behind, days.from, days.to)),
        ]),
        sums: unknown === 0 ? [] : [[name('Unknown'), number(unknown, unit)]],
      };
    }
  }
};

export const isEmpty = ({ points }: ItemTable): boolean =>
  points.every(([, ...numbers]) => numbers.every(({ value }) => value === 0 || value === null));

/** Says of an item without data that it counted nothing, unless that is unknown. */
export const emptyReason = ({ type, as_of, unit }: DashboardItem, { points }: ItemTable): string => {
  const isUnknown = points.some(([, ...numbers]) => numbers.every(({ value }) => value === null));
  // Shares need a total and locations a time zone; either may be missing.
  if (isUnknown || unit === 'percent' || type === 'location_map') return '';
  return noneMessage(unit, as_of !== null);
};
