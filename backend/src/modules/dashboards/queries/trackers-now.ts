import type { ReadStore } from '#platform/read-store/read-store';
import { FREQUENCIES, trackers } from '#modules/trackers/published';
import type { DashboardItem } from './dashboard-item';
import { described, now } from './items';

const WORDS = { hour: 'Hourly', day: 'Daily', week: 'Weekly', month: 'Monthly' } as const;

/** The trackers that users have now, by state and by frequency. */
export const trackersNow = async (reads: Pick<ReadStore, 'count'>, at: string): Promise<readonly DashboardItem[]> => {
  const users = { recorded: false, deleted_at: null };
  const [paused, ...active] = await Promise.all([
    reads.count(trackers, { ...users, paused: true }),
    ...FREQUENCIES.map((frequency) => reads.count(trackers, { ...users, paused: false, frequency })),
  ]);
  const count = active.reduce((sum, each) => sum + each, 0);
  return [
    {
      ...described({ id: 'trackers', title: 'Trackers' }, at),
      type: 'metric',
      data: { value: count + paused, previous: null, behind: now('trackers', users) },
    },
    {
      ...described({ id: 'trackers-by-state', title: 'Trackers by state' }, at),
      type: 'distribution',
      data: [
        { bucket: 'Active', count, previous: null, behind: now('trackers', { ...users, paused: false }) },
        { bucket: 'Paused', count: paused, previous: null, behind: now('trackers', { ...users, paused: true }) },
      ],
    },
    {
      ...described({ id: 'trackers-by-frequency', title: 'Active trackers by frequency' }, at),
      type: 'distribution',
      data: FREQUENCIES.map((frequency, place) => ({
        bucket: WORDS[frequency],
        count: active[place] ?? 0,
        previous: null,
        behind: now('trackers', { ...users, paused: false, frequency }),
      })),
    },
  ];
};
