import type { DashboardItem } from './api/dashboard';
import { chartOf } from './chart-options';
import { dashboardExample, itemExamples } from './dashboard.example';
import { tableOf } from './item-table';

const drawn = (item: DashboardItem, open: ((list: string) => void) | null = null) =>
  chartOf(item, tableOf(item, dashboardExample([])), 'light', open);

test('lines are drawn over the days, each with its own dashes', () => {
  const { chart, series, xaxis, stroke } = drawn(itemExamples.lines);
  expect(chart?.type).toBe('line');
  expect(series).toEqual([
    { name: 'Published', data: [4, 0] },
    { name: 'Failed', data: [0, 2] },
  ]);
  expect(xaxis?.categories).toEqual(['Mar 1', 'Mar 2']);
  const dashes = stroke?.dashArray;
  expect(Array.isArray(dashes) && new Set(dashes).size).toBe(8);
});

describe('an axis names a day once', () => {
  const [line] = itemExamples.lines.data;
  const axisOf = (...days: readonly string[]) =>
    drawn({ ...itemExamples.lines, data: [{ ...line, data: days.map((x, y) => ({ x, y })) }] }).xaxis;
  const from = (first: string, count: number) =>
    Array.from({ length: count }, (_none, at) =>
      new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
    );

  test.each([2, 3])('of %i days, each has its name at its point', (count) => {
    const axis = axisOf(...from('2026-11-25', count));
    expect(axis).not.toHaveProperty('type');
    expect(new Set(axis?.categories as string[]).size).toBe(count);
  });

  test.each([
    ['more days', from('2026-11-25', 4)],
    ['a month', from('2026-11-25', 31)],
    ['days of which some are missing', ['2026-11-25', '2026-11-27']],
  ])('of %s, names are left out', (_which, days) =>
    expect(axisOf(...days)).toMatchObject({
      type: 'datetime',
      categories: days.map(Date.parse),
      labels: { format: 'MMM d', showDuplicates: false },
    }),
  );

  test('of times of a day, it has hours, and the day only where one begins', () =>
    expect(drawn(itemExamples.average).xaxis?.labels).toMatchObject({
      datetimeFormatter: { day: 'MMM d', hour: 'HH:mm', minute: 'HH:mm' },
    }));
});

test('weeks since registering are names, not times', () => {
  const [line] = itemExamples.lines.data;
  const data = ['Week 0', 'Week 1'].map((x, y) => ({ x, y }));
  expect(drawn({ ...itemExamples.lines, data: [{ ...line, data }] }).xaxis).toMatchObject({
    categories: ['Week 0', 'Week 1'],
  });
});

test('a single day is drawn as bars, and so is a distribution', () => {
  const [line] = itemExamples.lines.data;
  const oneDay = { ...itemExamples.lines, data: [{ ...line, data: line.data.slice(0, 1) }] };
  expect(drawn(oneDay).chart?.type).toBe('bar');
  expect(drawn(itemExamples.distribution)).toMatchObject({ chart: { type: 'bar' }, series: [{ data: [12, 3] }] });
});

test('runs are bars over time, and their average over 30 minutes a line', () => {
  const { series, xaxis } = drawn(itemExamples.average);
  expect(series).toEqual([
    { name: 'Runs', type: 'bar', data: [3, 0] },
    { name: 'Average over 30 minutes', type: 'line', data: [1, 1] },
  ]);
  const times = itemExamples.average.data.map(({ timestamp }) => Date.parse(timestamp));
  expect(xaxis).toMatchObject({ type: 'datetime', categories: times, labels: { datetimeUTC: true } });
});

test('names that are markup stay text', () => {
  const data = [{ bucket: '<img src=x onerror=alert(1)>', count: 1, previous: null, behind: null }];
  const { xaxis, series } = drawn({ ...itemExamples.distribution, title: '<b>Hosts</b>', data });
  expect(JSON.stringify([xaxis?.categories, series])).not.toMatch(/[<>]/);
});

test('a point that is clicked opens the list behind it', () => {
  const opened: string[] = [];
  const { chart } = drawn(itemExamples.lines, (list) => opened.push(list));
  const click = chart?.events?.markerClick;
  click?.(null, undefined, { seriesIndex: 1, dataPointIndex: 1 });
  click?.(null, undefined, { seriesIndex: 0, dataPointIndex: 1 });
  expect(opened).toEqual([expect.stringContaining('/admin/runs?')]);
});
