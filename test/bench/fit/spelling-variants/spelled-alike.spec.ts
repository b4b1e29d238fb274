import { areSpelledAlike } from './spelled-alike';

test.each([
  ['harbour', 'harbor'],
  ['aluminium', 'aluminum'],
  ['organise', 'organize'],
  ['centre', 'center'],
  ['programme', 'program'],
  ['plough', 'plow'],
  ['cheque', 'check'],
  ['manoeuvre', 'maneuver'],
  ['licence', 'license'],
])('%s and %s may be one word', (one, other) => {
  expect(areSpelledAlike(one, other)).toBe(true);
});

test.each([
  ['chairman', 'chairwoman'],
  ['warrant', 'warranty'],
  ['competition', 'competitor'],
  ['connection', 'connector'],
  ['civic', 'civil'],
])('%s and %s are two', (one, other) => {
  expect(areSpelledAlike(one, other)).toBe(false);
});
