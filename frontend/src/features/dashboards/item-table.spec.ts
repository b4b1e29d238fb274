import type { DashboardItem } from './api/dashboard';
import { dashboardFixture, itemFixtures } from './dashboard.fixture';
import { isEmpty, toTable, emptyReason } from './item-table';

const days = dashboardFixture([]);
const words = (item: DashboardItem) => {
  const { columns, points, sums } = toTable(item, days);
  return [columns, ...[...points, ...sums].map((row) => row.map((cell) => cell.text))];
};

test.each<readonly [keyof typeof itemFixtures, readonly (readonly string[])[]]>([
  [
    'metric',
    [
      ['', 'Value', 'Previous period'],
      ['Runs', '1,204', '80'],
    ],
  ],
  [
    'percentage',
    [
      ['', 'Value', 'Previous period'],
      ['Runs with news', '41.5%', '–'],
    ],
  ],
  [
    'series',
    [
      ['Day', 'Cost of engines per day', 'Previous period'],
      ['Mar 1', '$0.0213', '$0.00'],
      ['Mar 2', '$1.50', '$2.00'],
    ],
  ],
  [
    'distribution',
    [
      ['', 'Pages read, by host'],
      ['agency.example', '12'],
      ['=cmd|calc', '3'],
    ],
  ],
  [
    'average',
    [
      ['Time (UTC)', 'Runs', 'Average over 30 minutes'],
      ['Mar 2, 13:40', '3', '1'],
      ['Mar 2, 13:50', '0', '1'],
    ],
  ],
  [
    'lines',
    [
      ['', 'Published', 'Failed'],
      ['Mar 1', '4', '0'],
      ['Mar 2', '0', '2'],
      ['Total', '4', '2'],
      ['Previous period', '3', '1'],
    ],
  ],
  [
    'map',
    [
      ['', 'Accounts'],
      ['Berlin, Germany', '3'],
      ['Singapore', '1'],
      ['Unknown', '2'],
    ],
  ],
])('%s', (example, expected) => expect(words(itemFixtures[example])).toEqual(expected));

const filterIn = (list: string | null | undefined) =>
  JSON.parse(new URL(list ?? '', 'https://aidy.example').searchParams.get('filter') ?? 'null');

test('a point leads to the list of what happened on its day, a sum to that of the whole range', () => {
  const { points, sums } = toTable(itemFixtures.lines, days);
  expect(points[1]?.[2]?.list).toMatch(/^\/admin\/runs\?/);
  expect(filterIn(points[1]?.[2]?.list)).toEqual({
    state: 'failed',
    finished_at_gte: '2026-03-02T00:00:00.000Z',
    finished_at_lt: '2026-03-03T00:00:00.000Z',
  });
  expect(filterIn(sums[0]?.[2]?.list)).toMatchObject({
    finished_at_gte: '2026-03-01T00:00:00.000Z',
    finished_at_lt: '2026-03-03T00:00:00.000Z',
  });
  expect(points[1]?.[1]?.list).toBeNull();
});

test('a current count links to a list without a range of days', () => {
  const paused = { recorded: false, paused: true, deleted_at: null };
  const data = [
    { bucket: 'Paused', count: 1, previous: null, behind: { resource: 'trackers', filter: paused, time: null } },
  ];
  const { points } = toTable({ ...itemFixtures.distribution, data }, days);
  expect(filterIn(points[0]?.[1]?.list)).toEqual(paused);
});

test('a figure of 0 is worded “No data”', () => {
  expect(words({ ...itemFixtures.metric, data: { value: 0, previous: 0, behind: null } })[1]).toEqual([
    'Runs',
    'No data',
    '0',
  ]);
  expect(isEmpty(toTable({ ...itemFixtures.distribution, data: [] }, days))).toBe(true);
  expect(isEmpty(toTable(itemFixtures.distribution, days))).toBe(false);
});

const why = (item: DashboardItem) => emptyReason(item, toTable(item, days));

test('an empty item says that nothing was counted, unless that is unknown', () => {
  const [line] = itemFixtures.lines.data;
  const zeros = { ...itemFixtures.lines, data: [{ ...line, data: [{ x: '2026-03-01', y: 0 }] }] };
  expect(why(zeros)).toBe('Nothing was counted in these days.');
  expect(why({ ...itemFixtures.distribution, data: [], as_of: '2026-03-02T13:40:00.000Z' })).toBe('Nothing to show.');
  expect(why({ ...zeros, unit: 'percent' })).toBe('');
  const { data } = itemFixtures.map;
  expect(why({ ...itemFixtures.map, data: { ...data, locations: [] } })).toBe('');
});
