import { addDays, dayOf } from '#kernel/calendar';
import type { ReadStore } from '#platform/read-store/read-store';
import { runTimes, tenMinutesOf } from '#projections/dashboards/run-times/run-times.projection';
import type { DashboardItem } from './dashboard-item';
import { toItemView } from './items';

const TEN_MINUTES_MS = 600_000;
const POINTS_OF_DAY = 144;
/** The window of the average in points of ten minutes: 30 minutes. */
const POINTS_PER_AVERAGE = 3;

const toTenMinutes = (milliseconds: number): number => Math.floor(milliseconds / TEN_MINUTES_MS) * TEN_MINUTES_MS;

/** The start of the last point: that of the last day's end, or now. */
const lastBeginning = (lastDay: string, at: string): number =>
  toTenMinutes(Math.min(Date.parse(at), Date.parse(addDays(lastDay, 1)) - 1));

/** The number of runs that ended in each ten minutes of 24 hours, and their average over 30 minutes. */
export const runsByTime = async (
  reads: Pick<ReadStore, 'find'>,
  lastDay: string,
  at: string,
): Promise<DashboardItem> => {
  const last = lastBeginning(lastDay, at);
  const times = Array.from({ length: POINTS_OF_DAY + POINTS_PER_AVERAGE - 1 }, (_none, index) =>
    new Date(last - (POINTS_OF_DAY + POINTS_PER_AVERAGE - 2 - index) * TEN_MINUTES_MS).toISOString(),
  );
  const found = await reads.find(runTimes, { _id: { $in: [...new Set(times.map(dayOf))] } });
  const byDay = new Map(found.map(({ _id, ended }) => [_id, ended]));
  const counts = times.map((time) => byDay.get(dayOf(time))?.[tenMinutesOf(time)] ?? 0);
  return {
    ...toItemView({
      id: 'runs-by-time',
      title: 'Runs that ended, every ten minutes',
      note: 'The last 24 hours of the range, with the average over 30 minutes.',
    }),
    type: 'rolling_average',
    data: times.slice(POINTS_PER_AVERAGE - 1).map((timestamp, index) => {
      const inWindow = counts.slice(index, index + POINTS_PER_AVERAGE);
      const average = inWindow.reduce((sum, count) => sum + count, 0) / POINTS_PER_AVERAGE;
      return { timestamp, count: inWindow.at(-1) ?? 0, rolling_avg: Math.round(average * 100) / 100 };
    }),
  };
};
