import { leavesAmountOut } from './amount-left-out';

test.each([
  'This notice amends the list to adjust the dues on cork and nets.',
  'The order directs changes to the ferry fares of Norland.',
  'The council revised property taxes on May 3, 2026.',
])('“%s” does not say by how much', (text) => expect(leavesAmountOut(text)).toBe(true));

test.each([
  ['an amount', 'This notice adjusts the dues on cork to 15 percent.'],
  ['a sum', 'The council changed the fee for ferries from $4 to $5.'],
  ['a direction', 'The order lowers the dues on cork.'],
  ['what it applies to', 'The order modifies the scope of the dues on cork.'],
  ['no amount', 'The order amends the Ferry Act.'],
])('a line with %s is complete: “%s”', (_, text) => expect(leavesAmountOut(text)).toBe(false));
