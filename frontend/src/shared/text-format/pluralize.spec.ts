import { pluralize } from './pluralize';

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2340, '2,340 pages'],
])('%d', (count, words) => expect(pluralize(count, 'page')).toBe(words));

test('a plural of its own', () => expect(pluralize(2, 'agency', 'agencies')).toBe('2 agencies'));
