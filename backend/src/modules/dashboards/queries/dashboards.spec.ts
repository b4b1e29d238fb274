import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { accounts } from '#modules/accounts/published';
import { allowances, trackers } from '#modules/trackers/published';
import { hostDays } from '#projections/dashboards/host-days/host-days.projection';
import { measures } from '#projections/dashboards/measures/measures.projection';
import { runTimes } from '#projections/dashboards/run-times/run-times.projection';
import { userWeeks } from '#projections/dashboards/user-weeks/user-weeks.projection';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { feedbackGiven } from '#test/support/research/feedback-examples';
import {
  claimRecorded,
  documentsConsidered,
  nothingNewFound,
  runFailed,
  runStarted,
  updatePublished,
} from '#test/support/research/research-examples';
import { admitted, created, deleted } from '#test/support/trackers/tracker-examples';
import { appDashboard } from './app-dashboard.query';
import { CohortItems } from './cohorts';
import { dashboardItem, type DashboardItem } from './dashboard-item';
import { HostItems } from './hosts';
import { RepeatedRegistrations } from './repeated-registrations';
import { toDashboardSpan } from './span';
import { topicsDashboard } from './topics-dashboard.query';
import { TrackersNow } from './trackers-now';

/** The events are an hour apart, from 01:00 on this day. */
const TODAY = '2026-03-01';
const clock = { now: () => new Date(`${TODAY}T12:00:00Z`) };
const projections = [accounts, trackers, allowances, measures, hostDays, runTimes, userWeeks] as readonly Projection[];
const jobs = {
  kinds: () => ['research', 'mail'],
  counts: async (kind: string) => ({ waiting: kind === 'mail' ? 2 : 1, running: 0, delayed: 0, failed: 4 }),
};
const models = {
  list: async () => [
    { name: 'runs', state: 'live' as const, position: 9, lag: 0, progress: 1 },
    { name: 'claims', state: 'rebuilding' as const, position: 2, lag: 7, progress: 0.2 },
  ],
};

const itemsAfter = async (events: readonly DomainEvent[], today = TODAY) => {
  const store = await filledReadStore(projections, events);
  const span = toDashboardSpan({ range: 'week' }, today);
  const items = [
    ...(await topicsDashboard(span, clock.now(), store, new TrackersNow(store, clock))),
    ...(await appDashboard(span, clock.now(), {
      reads: store,
      jobs,
      models,
      hosts: new HostItems(store, clock),
      cohorts: new CohortItems(store, clock),
      registrations: new RepeatedRegistrations(store, clock),
    })),
  ];
  return (id: string): DashboardItem => dashboardItem.parse(items.find((item) => item.id === id));
};

const counted = (item: DashboardItem): object => {
  switch (item.type) {
    case 'metric':
      return { value: item.data.value, previous: item.data.previous };
    case 'percentage':
      return { value: item.data.value, previous: item.data.previous, of: item.data.of };
    case 'distribution':
      return Object.fromEntries(item.data.map(({ bucket, count }) => [bucket, count]));
    case 'multi_line_series':
      return Object.fromEntries(item.data.map(({ name, data }) => [name, data.at(-1)?.y]));
    case 'time_series':
      return item.data.filter(({ count }) => count > 0);
    case 'rolling_average':
      return item.data.filter(({ rolling_avg }) => rolling_avg > 0);
    case 'location_map':
      return item.data.stats;
  }
};

const events = [
  admitted('tariffs'),
  admitted('daily', { frequency: 'day' }),
  created(),
  created({ trackerId: 'daily', frequency: 'day' }),
  created({ trackerId: 'gone' }),
  created({ trackerId: 'recorded', ownerId: null }),
  deleted({ trackerId: 'gone' }),
  { type: 'TrackerPaused', data: { trackerId: 'tariffs', ownerId: 'ann' } },
  runStarted('a'),
  documentsConsidered('a'),
  claimRecorded('a', 'c1'),
  updatePublished('a', 'u1'),
  nothingNewFound('b', 0.25),
  runFailed('c'),
  feedbackGiven(['c1'], { verdict: 'useful' }),
] satisfies DomainEvent[];

test.each<readonly [string, object]>([
  ['trackers', { value: 2, previous: null }],
  ['trackers-by-state', { Active: 1, Paused: 1 }],
  ['trackers-by-frequency', { Hourly: 0, Daily: 1, Weekly: 0, Monthly: 0 }],
  ['users-by-trackers', { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0, '6 to 10': 0, 'More than 10': 0 }],
  ['runs', { value: 3, previous: 0 }],
  ['runs-with-news', { value: 50, previous: null, of: 2 }],
  ['runs-by-outcome', { Published: 1, 'Nothing new': 1, Failed: 1 }],
  ['claims-by-kind', { New: 1, Changed: 0, Ended: 0, Rejected: 6 }],
  ['pages', { Read: 2, Unreachable: 0 }],
  ['verdicts', { Useful: 1, Known: 0, Wrong: 0, 'Off topic': 0 }],
  ['runs-by-engine', { feeds: 1, 'sonar-reasoning-pro': 0, exa: 0 }],
  ['cost', { value: 0.25, previous: 0 }],
  ['cost-per-day', [{ date: TODAY, count: 0.25, previous: 0 }]],
  ['hosts-read', { 'agency.gov': 2 }],
  ['hosts-unreachable', {}],
  ['jobs', { Waiting: 3, Running: 0, Delayed: 0, Failed: 8 }],
  ['lag', { claims: 7 }],
])('%s', async (id, expected) => {
  // The last event is at 15:00.
  expect(counted((await itemsAfter(events))(id))).toEqual(expected);
});

test('trackers are counted once a minute, however many ask, and again if that failed', async () => {
  const store = await filledReadStore([trackers, allowances] as readonly Projection[], [created()]);
  let [minute, counts] = [0, 0];
  const count: typeof store.count = (...args) => {
    counts++;
    return counts <= 12 ? Promise.reject(new Error('The store is away.')) : store.count(...args);
  };
  const now = new TrackersNow({ count }, { now: () => new Date(Date.UTC(2026, 2, 1, 12, minute)) });
  await expect(now.items()).rejects.toThrow('The store is away.');
  const [first, second] = await Promise.all([now.items(), now.items()]);
  expect([second, counts]).toEqual([first, 24]);
  minute = 1;
  const [later] = await now.items();
  expect([later?.as_of, counts]).toEqual(['2026-03-01T12:01:00.000Z', 36]);
});

test('hosts and cohorts are counted once a minute for each range', async () => {
  const store = await filledReadStore([hostDays, userWeeks] as readonly Projection[], []);
  let [minute, reads] = [0, 0];
  const time = { now: () => new Date(Date.UTC(2026, 2, 1, 12, minute)) };
  const find: typeof store.find = (...args) => (reads++, store.find(...args));
  const count: typeof store.count = (...args) => (reads++, store.count(...args));
  const [hosts, cohorts] = [new HostItems({ find }, time), new CohortItems({ count }, time)];
  const readFor = async (range: 'week' | 'month'): Promise<number> => {
    reads = 0;
    const span = toDashboardSpan({ range }, TODAY);
    await Promise.all([hosts.of(span), cohorts.upTo(span.to, [])]);
    return reads;
  };
  const first = await readFor('week');
  expect(first).toBeGreaterThan(14);
  expect([await readFor('week'), await readFor('month')]).toEqual([0, 2 * 30]);
  minute = 1;
  expect(await readFor('week')).toBe(first);
});

test('a week later the same is what was before', async () => {
  const item = await itemsAfter(events, '2026-03-08');
  expect(counted(item('runs'))).toEqual({ value: 0, previous: 3 });
  expect(counted(item('runs-with-news'))).toEqual({ value: null, previous: 50, of: 0 });
  expect(item('runs-by-outcome').data).toMatchObject([{ previous: 1 }, { previous: 1 }, { previous: 1 }]);
});

test('a run counts in its ten minutes, and in the average for half an hour', async () => {
  const item = await itemsAfter([runFailed('a')]);
  expect(counted(item('runs-by-time'))).toEqual([
    { timestamp: `${TODAY}T01:00:00.000Z`, count: 1, rolling_avg: 0.33 },
    { timestamp: `${TODAY}T01:10:00.000Z`, count: 0, rolling_avg: 0.33 },
    { timestamp: `${TODAY}T01:20:00.000Z`, count: 0, rolling_avg: 0.33 },
  ]);
  expect(item('runs-by-time').data).toHaveLength(144);
});

test('users are followed by the week in which they registered', async () => {
  const of = (userId: string, type: string): DomainEvent => ({ type, data: { userId } });
  const untilMonday = Array.from({ length: 24 }, () => of('ann', 'SessionRotated'));
  const item = await itemsAfter(
    [
      ...['ann', 'bob', 'cy', 'dee'].map((userId) => registeredAs(userId)),
      ...['ann', 'bob'].map(activatedAs),
      of('bob', 'SessionStarted'),
      ...untilMonday,
    ],
    '2026-03-05',
  );
  expect(counted(item('activation'))).toEqual({ value: 50, previous: null, of: 4 });
  expect(item('retention').data).toMatchObject([
    {
      name: 'Week of 2026-02-23',
      data: [
        { x: 'Week 0', y: 100 },
        { x: 'Week 1', y: 50 },
      ],
    },
  ]);
});

test('an address that registered again before its mail was opened is one sign-up', async () => {
  const again = (userId: string, email: string) => registeredAs(userId, { email });
  const item = await itemsAfter([
    again('ann-1', 'ann@example.org'),
    again('ann-2', 'ann@example.org'),
    activatedAs('ann-2'),
    // Neither of these was followed yet.
    again('bob-1', 'bob@example.org'),
    again('bob-2', 'bob@example.org'),
    registeredAs('cy'),
    activatedAs('cy'),
  ]);
  expect(counted(item('sign-ups'))).toEqual({ value: 3, previous: 0 });
  expect(counted(item('accounts'))).toEqual({ Registered: 3, Activated: 2 });
  expect(counted(item('activation'))).toEqual({ value: 66.7, previous: null, of: 3 });
});

test('all who view the dashboard within a minute share what was read of the registrations', async () => {
  let reads = 0;
  const registrations = new RepeatedRegistrations({ find: async () => (reads++, []) }, clock);
  await Promise.all([registrations.days(), registrations.days()]);
  expect(reads).toBe(2);
});
