import { Inject, Injectable } from '@nestjs/common';
import { addDays, mondayOf } from '#kernel/calendar';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { userWeeks } from '#projections/dashboards/user-weeks/user-weeks.projection';
import type { DashboardItem } from './dashboard-item';
import { toItemView, rowsOfAnyTime, percentOf } from './items';
import { type SharedForAMinute, sharedForAMinute } from './shared-for-a-minute';

const WEEKS_OF_COHORT = 8;

const weekOf = (first: string, after: number): string => addDays(first, 7 * after);

/** The users who registered in some weeks, the first and the last given by their Mondays. */
const registeredIn = (first: string, last: string, filter: Readonly<Record<string, string>> = {}) =>
  rowsOfAnyTime('users', {
    ...filter,
    registered_at_gte: `${first}T00:00:00.000Z`,
    registered_at_lt: `${weekOf(last, 1)}T00:00:00.000Z`,
  });

/** Users who registered in a week, and how many of them were here in each week from then on. */
const cohortOf = async (
  reads: Pick<ReadStore, 'count'>,
  joined: string,
  lastWeek: string,
  repeated: readonly string[],
) => {
  const weeks = Array.from({ length: WEEKS_OF_COHORT }, (_none, after) => weekOf(joined, after)).filter(
    (week) => week <= lastWeek,
  );
  const [registered, activated, ...here] = await Promise.all([
    reads.count(userWeeks, { joined }),
    reads.count(userWeeks, { joined, activated: true }),
    ...weeks.map((week) => reads.count(userWeeks, { joined, weeks: week })),
  ]);
  const once = registered - repeated.filter((day) => mondayOf(day) === joined).length;
  return { joined, registered: once, activated, here };
};

type Cohort = Awaited<ReturnType<typeof cohortOf>>;

const activation = (cohorts: readonly Cohort[], first: string, last: string): DashboardItem => {
  const registered = cohorts.reduce((sum, cohort) => sum + cohort.registered, 0);
  const activated = cohorts.reduce((sum, cohort) => sum + cohort.activated, 0);
  return {
    ...toItemView({
      id: 'activation',
      title: 'Activation',
      note: `Of those who registered in the ${WEEKS_OF_COHORT} weeks up to the end of the range, however long that is.`,
    }),
    unit: 'percent',
    type: 'percentage',
    data: {
      value: percentOf(activated, registered),
      previous: null,
      of: registered,
      behind: registeredIn(first, last, { activated_at_gte: `${first}T00:00:00.000Z` }),
    },
  };
};

const retention = (cohorts: readonly Cohort[]): DashboardItem => ({
  ...toItemView({
    id: 'retention',
    title: 'Weekly retention',
    note: 'Of those who registered in a week and activated their account, how many were here in each week from then on.',
  }),
  unit: 'percent',
  type: 'multi_line_series',
  data: cohorts
    .filter(({ activated }) => activated > 0)
    .map(({ joined, activated, here }) => ({
      name: `Week of ${joined}`,
      data: here.map((users, after) => ({ x: `Week ${after}`, y: percentOf(users, activated) ?? 0 })),
      previous: null,
      behind: registeredIn(joined, joined),
    })),
});

const cohortItems = async (
  reads: Pick<ReadStore, 'count'>,
  lastDay: string,
  repeated: readonly string[],
): Promise<readonly DashboardItem[]> => {
  const lastWeek = mondayOf(lastDay);
  const firstWeek = weekOf(lastWeek, 1 - WEEKS_OF_COHORT);
  const cohorts = await Promise.all(
    Array.from({ length: WEEKS_OF_COHORT }, (_none, index) =>
      cohortOf(reads, weekOf(firstWeek, index), lastWeek, repeated),
    ),
  );
  return [activation(cohorts, firstWeek, lastWeek), retention(cohorts)];
};

/** Items on how many users activated their account, and how many came back. Each cohort is counted by the week. */
@Injectable()
export class CohortItems {
  private readonly shared: SharedForAMinute<readonly DashboardItem[]>;

  constructor(
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'count'>,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.shared = sharedForAMinute(clock);
  }

  /** The cohorts of the weeks up to that of the last day. `repeated`: the days of registrations to leave out. */
  upTo(lastDay: string, repeated: readonly string[]): Promise<readonly DashboardItem[]> {
    return this.shared([lastDay, ...repeated].join(' '), () => cohortItems(this.reads, lastDay, repeated));
  }
}
