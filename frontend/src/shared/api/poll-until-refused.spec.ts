import { pollUntilRefused } from './poll-until-refused';
import { Problem } from './problem';

const failed = (status: number) => ({ state: { error: new Problem({ status }) } });

test.each([401, 403, 404, 410])('a request refused with %d is not repeated', (status) =>
  expect(pollUntilRefused(5000)(failed(status))).toBe(false),
);

test.each([429, 500, 503])('a request that failed with %d is repeated', (status) =>
  expect(pollUntilRefused(5000)(failed(status))).toBe(5000),
);

test('polling goes on after an unreachable server and after an answer', () =>
  expect([new TypeError('Failed to fetch'), null].map((error) => pollUntilRefused(5000)({ state: { error } }))).toEqual(
    [5000, 5000],
  ));
