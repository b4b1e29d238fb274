import { weekUntil } from './week';

test('a week is the last seven days of a time zone, today included', () => {
  expect(weekUntil(new Date('2026-11-26T12:00:00Z'), 'UTC')).toEqual({
    from: '2026-11-20',
    to: '2026-11-26',
    since: '2026-11-20T00:00:00.000Z',
  });
});

test.each([
  ['America/Los_Angeles', '2026-11-25', '2026-11-19', '2026-11-19T08:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-26', '2026-11-20', '2026-11-19T15:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-26', '2026-11-20', '2026-11-19T18:15:00.000Z'],
])('the week in %s ends on %s, and began on %s, at %s', (timezone, to, from, since) =>
  expect(weekUntil(new Date('2026-11-26T02:00:00Z'), timezone)).toEqual({ from, to, since }),
);

test('the first day of a week begins at midnight, also if the clocks have changed since', () => {
  expect(weekUntil(new Date('2026-10-26T12:00:00Z'), 'Europe/Berlin').since).toBe('2026-10-19T22:00:00.000Z');
  expect(weekUntil(new Date('2026-10-31T12:00:00Z'), 'Europe/Berlin').since).toBe('2026-10-24T22:00:00.000Z');
  expect(weekUntil(new Date('2026-11-04T12:00:00Z'), 'America/New_York').since).toBe('2026-10-29T04:00:00.000Z');
});
