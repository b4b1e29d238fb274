import { dark, light } from '#shared/theme/tokens';
import type { DashboardItem } from './api/dashboard';
import { buildChart } from './chart-options';
import { dashboardFixture, itemFixtures } from './dashboard.fixture';
import { leftOutMessage } from './drawn-days';
import { toTable } from './item-table';

const drawn = (item: DashboardItem, open: ((list: string) => void) | null = null) =>
  buildChart(item, toTable(item, dashboardFixture([])), 'light', open);

const days = (first: string, count: number) =>
  Array.from({ length: count }, (_none, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );
const [firstLine] = itemFixtures.lines.data;
const ofDays = (...named: readonly string[]) => ({
  ...itemFixtures.lines,
  data: [{ ...firstLine, data: named.map((x, index) => ({ x, y: index + 1 })) }],
});
const shares = { ...itemFixtures.lines, unit: 'percent' } as const;

test('daily amounts are columns side by side', () => {
  const { chart, series, xaxis } = drawn(itemFixtures.lines);
  expect(chart?.type).toBe('bar');
  expect(series).toEqual([
    { name: 'Published', data: [4, 0] },
    { name: 'Failed', data: [0, 2] },
  ]);
  expect(xaxis?.categories).toEqual(['Mar 1', 'Mar 2']);
});

test('failures have the colour for failures in both themes', () => {
  const coloursIn = (mode: 'light' | 'dark') =>
    buildChart(itemFixtures.lines, toTable(itemFixtures.lines, dashboardFixture([])), mode, null).colors;
  expect(coloursIn('light')?.[1]).toBe(light.failed);
  expect(coloursIn('dark')?.[1]).toBe(dark.failed);
});

test('a month of columns has six evenly spaced labels, the last one at the last day', () => {
  const named = (drawn(ofDays(...days('2026-10-30', 30))).xaxis?.categories as string[]).flatMap((words, index) =>
    words === '' ? [] : [[index, words]],
  );
  expect(named).toEqual([
    [4, 'Nov 3'],
    [9, 'Nov 8'],
    [14, 'Nov 13'],
    [19, 'Nov 18'],
    [24, 'Nov 23'],
    [29, 'Nov 28'],
  ]);
});

test('columns begin with the week before the first data, if that is late', () => {
  const late = days('2026-10-30', 30);
  const data = late.map((x) => ({ x, y: x === '2026-11-27' ? 3 : 0 }));
  const { xaxis, series } = drawn({ ...itemFixtures.lines, data: [{ ...firstLine, data }] });
  expect(series).toEqual([{ name: 'Published', data: [0, 0, 0, 0, 0, 3, 0] }]);
  expect(xaxis?.categories).toEqual(['Nov 22', '', 'Nov 24', '', 'Nov 26', '', 'Nov 28']);
});

test('columns that begin later than the range say so, and others do not', () => {
  const labelOf = (item: DashboardItem) => leftOutMessage(item, toTable(item, dashboardFixture([])));
  const data = days('2026-10-30', 30).map((x) => ({ x, y: x === '2026-11-27' ? 3 : 0 }));
  const late = { ...itemFixtures.lines, data: [{ ...firstLine, data }] };
  expect(labelOf(late)).toBe('Starts on Nov 22: nothing was counted before that. The table lists all days.');
  expect(labelOf({ ...late, unit: 'percent' })).toBeNull();
  expect(labelOf(ofDays(...days('2026-10-30', 30)))).toBeNull();
  expect(labelOf(itemFixtures.distribution)).toBeNull();
});

test('a quarter has too many days for columns', () =>
  expect(drawn(ofDays(...days('2026-08-30', 91))).chart?.type).toBe('line'));

test('one series is told from the one before it, not by the title that stands above', () =>
  expect(drawn(itemFixtures.series).series).toMatchObject([{ name: 'This period' }, { name: 'Previous period' }]));

test('shares are lines over the days, each with its own dashes', () => {
  const { chart, stroke } = drawn(shares);
  expect(chart?.type).toBe('line');
  const dashes = stroke?.dashArray;
  expect(Array.isArray(dashes) && new Set(dashes).size).toBe(8);
});

describe('an axis names a day once', () => {
  const axisOf = (...named: readonly string[]) => drawn({ ...ofDays(...named), unit: 'percent' }).xaxis;

  test.each([2, 3])('an axis of %i days labels each day at its point', (count) => {
    const axis = axisOf(...days('2026-11-25', count));
    expect(axis).not.toHaveProperty('type');
    expect(new Set(axis?.categories as string[]).size).toBe(count);
  });

  test.each([
    ['more days', days('2026-11-25', 4)],
    ['a month', days('2026-11-25', 31)],
    ['days of which some are missing', ['2026-11-25', '2026-11-27']],
  ])('an axis of %s leaves labels out', (_which, named) =>
    expect(axisOf(...named)).toMatchObject({
      type: 'datetime',
      categories: named.map(Date.parse),
      labels: { format: 'MMM d', showDuplicates: false },
    }),
  );

  test('an axis within a day has hours, and the date only where a day begins', () =>
    expect(drawn(itemFixtures.average).xaxis?.labels).toMatchObject({
      datetimeFormatter: { day: 'MMM d', hour: 'HH:mm', minute: 'HH:mm' },
    }));
});

test('weeks since registration are labelled as names, not as times', () => {
  const [line] = itemFixtures.lines.data;
  const data = ['Week 0', 'Week 1'].map((x, y) => ({ x, y }));
  expect(drawn({ ...itemFixtures.lines, data: [{ ...line, data }] }).xaxis).toMatchObject({
    categories: ['Week 0', 'Week 1'],
  });
});

test('a single day is drawn as bars, and so is a distribution', () => {
  const [line] = itemFixtures.lines.data;
  const oneDay = { ...itemFixtures.lines, data: [{ ...line, data: line.data.slice(0, 1) }] };
  expect(drawn(oneDay).chart?.type).toBe('bar');
  expect(drawn(itemFixtures.distribution)).toMatchObject({ chart: { type: 'bar' }, series: [{ data: [12, 3] }] });
});

test('runs are bars over time, and their 30-minute average is a line', () => {
  const { series, xaxis } = drawn(itemFixtures.average);
  expect(series).toEqual([
    { name: 'Runs', type: 'bar', data: [3, 0] },
    { name: 'Average over 30 minutes', type: 'line', data: [1, 1] },
  ]);
  const times = itemFixtures.average.data.map(({ timestamp }) => Date.parse(timestamp));
  expect(xaxis).toMatchObject({ type: 'datetime', categories: times, labels: { datetimeUTC: true } });
});

test('names that are markup stay text', () => {
  const data = [{ bucket: '<img src=x onerror=alert(1)>', count: 1, previous: null, behind: null }];
  const { xaxis, series } = drawn({ ...itemFixtures.distribution, title: '<b>Hosts</b>', data });
  expect(JSON.stringify([xaxis?.categories, series])).not.toMatch(/[<>]/);
});

test('clicking a point opens the list behind it', () => {
  const opened: string[] = [];
  const { chart } = drawn(shares, (list) => opened.push(list));
  const click = chart?.events?.markerClick;
  click?.(null, undefined, { seriesIndex: 1, dataPointIndex: 1 });
  click?.(null, undefined, { seriesIndex: 0, dataPointIndex: 1 });
  expect(opened).toEqual([expect.stringContaining('/admin/runs?')]);
});
