import type { DashboardMeasure } from '#projections/dashboards/measures/measures.projection';
import type { RowsBehind, DashboardItem } from './dashboard-item';
import type { SpanCounts } from './measured';

interface ItemLabels {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly unit?: 'count' | 'usd';
}

/** A measure under the name that a reader sees, with what it counts. */
export interface NamedMeasure {
  readonly name: string;
  readonly measure: DashboardMeasure;
  readonly behind?: RowsBehind;
}

type Filter = NonNullable<RowsBehind>['filter'];

/** The rows of a list whose time is within the days of a point. */
export const rowsWithinDays = (resource: string, time: string, filter: Filter = {}): RowsBehind => ({
  resource,
  filter,
  time,
});

/** The rows of a list, whenever they were made. */
export const rowsOfAnyTime = (resource: string, filter: Filter): RowsBehind => ({ resource, filter, time: null });

export const eventsBehind = (type: string): RowsBehind => rowsWithinDays('events', 'occurred_at', { type });

export const toItemView = ({ id, title, note, unit }: ItemLabels, asOf: string | null = null) => ({
  id,
  title,
  note: note ?? null,
  unit: unit ?? ('count' as const),
  as_of: asOf,
});

export const sumOf = (
  measured: SpanCounts,
  about: ItemLabels,
  summed: readonly DashboardMeasure[],
  behind: RowsBehind = null,
) => {
  const add = (total: (measure: DashboardMeasure) => number) =>
    summed.reduce((sum, measure) => sum + total(measure), 0);
  return {
    ...toItemView(about),
    type: 'metric',
    data: { value: add(measured.total), previous: add(measured.totalBefore), behind },
  } satisfies DashboardItem;
};

export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** The share of one measure in the sum of several. */
export const shareOf = (
  measured: SpanCounts,
  about: ItemLabels,
  part: DashboardMeasure,
  others: readonly DashboardMeasure[],
  behind: RowsBehind,
) => {
  const whole = (total: (measure: DashboardMeasure) => number) =>
    [part, ...others].reduce((sum, measure) => sum + total(measure), 0);
  return {
    ...toItemView(about),
    unit: 'percent',
    type: 'percentage',
    data: {
      value: percentOf(measured.total(part), whole(measured.total)),
      previous: percentOf(measured.totalBefore(part), whole(measured.totalBefore)),
      of: whole(measured.total),
      behind,
    },
  } satisfies DashboardItem;
};

export const perDay = (measured: SpanCounts, about: ItemLabels, measure: DashboardMeasure, behind: RowsBehind) =>
  ({
    ...toItemView(about),
    type: 'time_series',
    data: measured.days.map((day) => ({
      date: day,
      count: measured.on(day, measure),
      previous: measured.on(measured.dayBefore(day), measure),
    })),
    behind,
  }) satisfies DashboardItem;

export const linesPerDay = (measured: SpanCounts, about: ItemLabels, lines: readonly NamedMeasure[]) =>
  ({
    ...toItemView(about),
    type: 'multi_line_series',
    data: lines.map(({ name, measure, behind = null }) => ({
      name,
      data: measured.days.map((day) => ({ x: day, y: measured.on(day, measure) })),
      previous: measured.totalBefore(measure),
      behind,
    })),
  }) satisfies DashboardItem;

export const measureParts = (measured: SpanCounts, about: ItemLabels, buckets: readonly NamedMeasure[]) =>
  ({
    ...toItemView(about),
    type: 'distribution',
    data: buckets.map(({ name, measure, behind = null }) => ({
      bucket: name,
      count: measured.total(measure),
      previous: measured.totalBefore(measure),
      behind,
    })),
  }) satisfies DashboardItem;
