import { toDashboardSpan, spanParameters } from './span';

const today = '2026-03-10';

test.each([
  ['day', { from: today, to: today, before: { from: '2026-03-09', to: '2026-03-09' } }],
  ['week', { from: '2026-03-04', to: today, before: { from: '2026-02-25', to: '2026-03-03' } }],
  ['month', { from: '2026-02-09', to: today, before: { from: '2026-01-10', to: '2026-02-08' } }],
  ['quarter', { from: '2025-12-10', to: today, before: { from: '2025-09-10', to: '2025-12-09' } }],
] as const)('a %s ends today, and is compared with the one before', (range, expected) =>
  expect(toDashboardSpan({ range }, today)).toEqual(expected),
);

test('a month is the default, and days of one’s own are taken as they are', () => {
  expect(toDashboardSpan({}, today)).toEqual(toDashboardSpan({ range: 'month' }, today));
  expect(toDashboardSpan({ from: '2026-01-01', to: '2026-01-02' }, today)).toEqual({
    from: '2026-01-01',
    to: '2026-01-02',
    before: { from: '2025-12-30', to: '2025-12-31' },
  });
});

test.each([
  [{ from: '2026-01-01' }, 'to'],
  [{ to: '2026-01-01' }, 'from'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
  [{ from: '2025-01-01', to: '2026-01-02' }, 'to'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
  [{ range: 'week', from: '2026-01-01', to: '2026-01-01' }, 'range'],
  [{ range: 'decade' }, 'range'],
])('%j is refused', (query, field) => {
  const { error } = spanParameters.safeParse(query);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test('a leap year is the longest range', () =>
  expect(spanParameters.safeParse({ from: '2025-01-01', to: '2026-01-01' }).success).toBe(true));
