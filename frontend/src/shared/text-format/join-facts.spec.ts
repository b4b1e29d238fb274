import { joinFacts } from './join-facts';

test('joins what is known', () => {
  expect(joinFacts(['June 1', 'agency.gov'])).toBe('June 1 · agency.gov');
  expect(joinFacts([null, 'agency.gov', false, undefined, ''])).toBe('agency.gov');
  expect(joinFacts([])).toBe('');
});
