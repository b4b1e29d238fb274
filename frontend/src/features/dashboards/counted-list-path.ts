import { DAY_MS } from '#shared/time/durations';
import type { DashboardList } from './api/dashboard';

const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString();

/** Path of the list of items counted in a range of days, both included; null if there is no such list. */
export const countedListPath = (behind: DashboardList, from: string, to: string): string | null => {
  if (behind === null) return null;
  const { resource, filter, time } = behind;
  const days = time === null ? {} : { [`${time}_gte`]: `${from}T00:00:00.000Z`, [`${time}_lt`]: nextDay(to) };
  return `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify({ ...filter, ...days }) }).toString()}`;
};
