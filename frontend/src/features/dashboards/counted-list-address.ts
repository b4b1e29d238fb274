import { DAY_MS } from '../../shared/time/durations';
import type { DashboardList } from './api/dashboard';

const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString();

/** The address of the list of what was counted on some days, both included; null if there is none. */
export const countedListAddress = (behind: DashboardList, from: string, to: string): string | null => {
  if (behind === null) return null;
  const { resource, filter, time } = behind;
  const days = time === null ? {} : { [`${time}_gte`]: `${from}T00:00:00.000Z`, [`${time}_lt`]: nextDay(to) };
  return `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify({ ...filter, ...days }) }).toString()}`;
};
