import { formatFacts } from './document-facts';
import { documentFixture } from './document.fixture';

const report = documentFixture({ kind: 'report', added_at: '2025-08-14T12:00:00Z' });

test.each([
  [2, ['Report', 'Added August 14, 2025', '2 pages']],
  [1, ['Report', 'Added August 14, 2025', '1 page']],
  [null, ['Report', 'Added August 14, 2025']],
])('a report of %s pages', (pages, facts) => expect(formatFacts({ ...report, pages })).toEqual(facts));

test('a document with a number of its own is called by that', () =>
  expect(formatFacts({ ...report, designation: 'Executive Order 12' })[0]).toBe('Executive Order 12'));

test.each([
  ['2025-08-11', '2025-08-14', ['Signed August 11, 2025', 'Published August 14, 2025']],
  ['2025-08-11', null, ['Signed August 11, 2025']],
  [null, '2025-08-14', ['Published August 14, 2025']],
])('a document that was signed on %s and published on %s says which is which', (signed_on, published_on, dates) =>
  expect(formatFacts({ ...report, signed_on, published_on, pages: null }).slice(1)).toEqual(dates),
);
