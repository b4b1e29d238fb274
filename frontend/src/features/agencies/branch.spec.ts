import { ROOT, formatRelation, stepFrom } from './branch';
import { branchFixture } from './branch.fixture';

test('departments are overseen directly, independent agencies indirectly, all others report', () => {
  expect(formatRelation('cabinet')).toBe('Direct Oversight');
  expect(formatRelation('independent')).toBe('Indirect Oversight');
  expect(formatRelation('executive-office')).toBe('Reports Into');
  expect(formatRelation('sub-agency')).toBe('Reports Into');
});

test.each([
  ['bis', 'up', 'doc'],
  ['doc', 'up', ROOT],
  [ROOT, 'up', ROOT],
  [ROOT, 'down', 'omb'],
  ['doc', 'down', 'bis'],
  ['bis', 'down', 'bis'],
  ['bis', 'next', 'uscb'],
  ['uscb', 'next', 'bis'],
  ['bis', 'previous', 'uscb'],
  ['omb', 'previous', 'nasa'],
  [ROOT, 'next', ROOT],
] as const)('from %s, %s leads to %s', (from, step, to) => {
  expect(stepFrom(from, step, branchFixture)).toBe(to);
});
