import { Inject, Injectable } from '@nestjs/common';
import { FREQUENCIES } from '#events/trackers/tracker-settings';
import type { Clock } from '#kernel/clock';
import { allowances, trackers } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import type { DashboardItem } from './dashboard-item';
import { toItemView, rowsOfAnyTime } from './items';
import { type SharedForAMinute, sharedForAMinute } from './shared-for-a-minute';

const WORDS = { hour: 'Hourly', day: 'Daily', week: 'Weekly', month: 'Monthly' } as const;

/** Ranges of trackers per account: the least and the most. */
const HOLDINGS = [
  ['1', 1, 1],
  ['2', 2, 2],
  ['3', 3, 3],
  ['4', 4, 4],
  ['5', 5, 5],
  ['6 to 10', 6, 10],
  ['More than 10', 11, Number.MAX_SAFE_INTEGER],
] as const;

const countedAt = async (reads: Pick<ReadStore, 'count'>, at: string): Promise<readonly DashboardItem[]> => {
  const users = { recorded: false, deleted_at: null };
  const [paused, active, holders] = await Promise.all([
    reads.count(trackers, { ...users, paused: true }),
    Promise.all(FREQUENCIES.map((frequency) => reads.count(trackers, { ...users, paused: false, frequency }))),
    Promise.all(HOLDINGS.map(([, $gte, $lte]) => reads.count(allowances, { tracker_count: { $gte, $lte } }))),
  ]);
  const count = active.reduce((sum, each) => sum + each, 0);
  return [
    {
      ...toItemView({ id: 'trackers', title: 'Trackers' }, at),
      type: 'metric',
      data: { value: count + paused, previous: null, behind: rowsOfAnyTime('trackers', users) },
    },
    {
      ...toItemView({ id: 'trackers-by-state', title: 'Trackers by state' }, at),
      type: 'distribution',
      data: [
        { bucket: 'Active', count, previous: null, behind: rowsOfAnyTime('trackers', { ...users, paused: false }) },
        {
          bucket: 'Paused',
          count: paused,
          previous: null,
          behind: rowsOfAnyTime('trackers', { ...users, paused: true }),
        },
      ],
    },
    {
      ...toItemView({ id: 'trackers-by-frequency', title: 'Active trackers by frequency' }, at),
      type: 'distribution',
      data: FREQUENCIES.map((frequency, index) => ({
        bucket: WORDS[frequency],
        count: active[index] ?? 0,
        previous: null,
        behind: rowsOfAnyTime('trackers', { ...users, paused: false, frequency }),
      })),
    },
    {
      ...toItemView({ id: 'users-by-trackers', title: 'Users by number of trackers' }, at),
      type: 'distribution',
      data: HOLDINGS.map(([bucket], index) => ({ bucket, count: holders[index] ?? 0, previous: null, behind: null })),
    },
  ];
};

/**
 * The trackers that users have now, by state, by frequency and by user. Counting visits every tracker, so it is done once a
 * minute.
 */
@Injectable()
export class TrackersNow {
  private readonly shared: SharedForAMinute<readonly DashboardItem[]>;

  constructor(
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'count'>,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.shared = sharedForAMinute(clock);
  }

  items(): Promise<readonly DashboardItem[]> {
    return this.shared('now', (at) => countedAt(this.reads, at));
  }
}
