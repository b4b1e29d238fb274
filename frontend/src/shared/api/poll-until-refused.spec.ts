import { pollUntilRefused } from './poll-until-refused';
import { Problem } from './problem';

const failed = (status: number) => ({ state: { error: new Problem({ status }) } });

test.each([401, 403, 404, 410])('what was refused with %d is not asked for again', (status) =>
  expect(pollUntilRefused(5000)(failed(status))).toBe(false),
);

test.each([429, 500, 503])('what failed with %d is', (status) =>
  expect(pollUntilRefused(5000)(failed(status))).toBe(5000),
);

test('so is what was not reached, and what was answered', () =>
  expect([new TypeError('Failed to fetch'), null].map((error) => pollUntilRefused(5000)({ state: { error } }))).toEqual(
    [5000, 5000],
  ));
