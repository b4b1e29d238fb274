import type { ReadStore } from '#platform/read-store/read-store';
import { type Counts, type DashboardMeasure, measures } from '#projections/dashboards/measures/measures.projection';
import { daysOfSpan, type DashboardSpan } from './span';

/** The counters of a span, and of the one before. */
export interface SpanCounts {
  readonly days: readonly string[];
  on(day: string, measure: DashboardMeasure): number;
  total(measure: DashboardMeasure): number;
  totalBefore(measure: DashboardMeasure): number;
  /** The day with the same place in the span before. */
  dayBefore(day: string): string;
}

const PRECISION = 1e6;
/** Sums of dollars without the noise of binary fractions. */
const rounded = (value: number): number => Math.round(value * PRECISION) / PRECISION;

/** `repeated`: the days of registrations that do not count as sign-ups. */
export const spanCountsOf = async (
  reads: Pick<ReadStore, 'find'>,
  span: DashboardSpan,
  repeated: readonly string[] = [],
): Promise<SpanCounts> => {
  const [days, daysBefore] = [daysOfSpan(span), daysOfSpan(span.before)];
  const found = await reads.find(measures, { _id: { $in: [...daysBefore, ...days] } });
  const byDay = new Map<string, Counts>(found.map(({ _id, counts }) => [_id, counts]));
  const repeatedOn = (day: string): number => repeated.filter((each) => each === day).length;
  const on = (day: string, measure: DashboardMeasure): number =>
    rounded((byDay.get(day)?.[measure] ?? 0) - (measure === 'signed_up' ? repeatedOn(day) : 0));
  const sum = (over: readonly string[]) => (measure: DashboardMeasure) =>
    rounded(over.reduce((total, day) => total + on(day, measure), 0));
  const places = new Map(days.map((day, index) => [day, daysBefore[index] ?? day]));
  return { days, on, total: sum(days), totalBefore: sum(daysBefore), dayBefore: (day) => places.get(day) ?? day };
};
