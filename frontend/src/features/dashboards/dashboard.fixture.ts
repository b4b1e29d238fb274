import type { Dashboard, DashboardItem } from './api/dashboard';

const described = { note: null, unit: 'count', as_of: null } as const;
const failedRuns = { resource: 'runs', filter: { state: 'failed' }, time: 'finished_at' };

/** An example item of each type. */
export const itemFixtures = {
  metric: {
    ...described,
    id: 'runs',
    title: 'Runs',
    type: 'metric',
    data: { value: 1204, previous: 80, behind: { resource: 'runs', filter: {}, time: 'finished_at' } },
  },
  percentage: {
    ...described,
    id: 'runs-with-news',
    title: 'Runs with news',
    note: 'Of the runs that did not fail.',
    unit: 'percent',
    type: 'percentage',
    data: { value: 41.5, previous: null, of: 1180, behind: null },
  },
  series: {
    ...described,
    id: 'cost-per-day',
    title: 'Cost of engines per day',
    unit: 'usd',
    type: 'time_series',
    data: [
      { date: '2026-03-01', count: 0.0213, previous: 0 },
      { date: '2026-03-02', count: 1.5, previous: 2 },
    ],
    behind: { resource: 'runs', filter: {}, time: 'finished_at' },
  },
  distribution: {
    ...described,
    id: 'hosts-read',
    title: 'Pages read, by host',
    type: 'distribution',
    data: [
      { bucket: 'agency.example', count: 12, previous: null, behind: null },
      { bucket: '=cmd|calc', count: 3, previous: null, behind: null },
    ],
  },
  average: {
    ...described,
    id: 'runs-by-time',
    title: 'Runs that ended, every ten minutes',
    type: 'rolling_average',
    data: [
      { timestamp: '2026-03-02T13:40:00.000Z', count: 3, rolling_avg: 1 },
      { timestamp: '2026-03-02T13:50:00.000Z', count: 0, rolling_avg: 1 },
    ],
  },
  lines: {
    ...described,
    id: 'runs-by-outcome',
    title: 'Runs by outcome',
    type: 'multi_line_series',
    data: [
      {
        name: 'Published',
        data: [
          { x: '2026-03-01', y: 4 },
          { x: '2026-03-02', y: 0 },
        ],
        previous: 3,
        behind: null,
      },
      {
        name: 'Failed',
        data: [
          { x: '2026-03-01', y: 0 },
          { x: '2026-03-02', y: 2 },
        ],
        previous: 1,
        behind: failedRuns,
      },
    ],
  },
  map: {
    ...described,
    id: 'where-people-are',
    title: 'Where people are',
    note: 'By the time zone of each account; nobody’s address is looked up.',
    as_of: '2026-03-02T13:40:00.000Z',
    type: 'location_map',
    data: {
      locations: [
        {
          lat: 52.5,
          lon: 13.37,
          city: 'Berlin',
          region: 'Europe',
          country: 'Germany',
          count: 3,
          behind: { resource: 'users', filter: { status: 'active', timezone: ['Europe/Berlin'] }, time: null },
        },
        {
          lat: 1.28,
          lon: 103.85,
          city: 'Singapore',
          region: 'Asia',
          country: 'Singapore',
          count: 1,
          behind: { resource: 'users', filter: { status: 'active', timezone: ['Asia/Singapore'] }, time: null },
        },
      ],
      unknown: 2,
      stats: {
        total_locations: 2,
        total_countries: 2,
        top_countries: [
          { name: 'Germany', count: 3 },
          { name: 'Singapore', count: 1 },
        ],
        top_cities: [
          { name: 'Berlin', count: 3 },
          { name: 'Singapore', count: 1 },
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, DashboardItem>>;

export const dashboardFixture = (items: readonly DashboardItem[] = Object.values(itemFixtures)): Dashboard => ({
  from: '2026-03-01',
  to: '2026-03-02',
  before: { from: '2026-02-27', to: '2026-02-28' },
  items: [...items],
});
