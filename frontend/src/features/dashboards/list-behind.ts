import type { DashboardList } from './api/dashboard';

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString();

/** The address of the list of what was counted on some days, both included; null where there is none. */
export const listBehind = (behind: DashboardList, from: string, to: string): string | null => {
  if (behind === null) return null;
  const { resource, filter, time } = behind;
  const days = time === null ? {} : { [`${time}_gte`]: `${from}T00:00:00.000Z`, [`${time}_lt`]: nextDay(to) };
  return `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify({ ...filter, ...days }) }).toString()}`;
};
