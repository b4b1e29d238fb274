import { ROOT, relationOf, stepFrom } from './branch';
import { branchExample } from './branch.example';

test('departments are overseen directly, independent agencies indirectly, all others report', () => {
  expect(relationOf('cabinet')).toBe('Direct Oversight');
  expect(relationOf('independent')).toBe('Indirect Oversight');
  expect(relationOf('executive-office')).toBe('Reports Into');
  expect(relationOf('sub-agency')).toBe('Reports Into');
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
  expect(stepFrom(from, step, branchExample)).toBe(to);
});
