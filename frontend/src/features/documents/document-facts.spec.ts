import { factsOf } from './document-facts';

test.each([
  [2, ['Report', 'August 14, 2025', '2 pages']],
  [1, ['Report', 'August 14, 2025', '1 page']],
  [null, ['Report', 'August 14, 2025']],
])('a report of %s pages', (pages, facts) =>
  expect(factsOf({ kind: 'report', added_at: '2025-08-14T12:00:00Z', pages })).toEqual(facts),
);
