import { repeatsHeadline } from './repeats-headline';

test.each([
  ['Ferry service resumes', 'The ferry service will resume on Monday after four weeks of repairs.'],
  ['Council raises mooring fees by 15%', 'On Tuesday the council raised all mooring fees by 15%.'],
  ['Adjusting Imports of Steel', 'The order adjusts imports of steel into the United States.'],
])('a line repeats its headline: %s', (headline, line) => expect(repeatsHeadline(headline, line)).toBe(true));

test.each([
  ['Council raises mooring fees by 15%', 'On Tuesday the council raised all mooring fees by 10%.'],
  ['Ferry service resumes after accident', 'The ferry service will resume on Monday.'],
  ['AI board appointed', 'The harbour board was appointed.'],
])('a line that leaves out part of its headline does not count as a repetition: %s', (headline, line) =>
  expect(repeatsHeadline(headline, line)).toBe(false),
);
