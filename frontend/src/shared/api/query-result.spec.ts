import { combineResults, type QueryResult } from './query-result';

const refetch = jest.fn();
beforeEach(() => refetch.mockClear());

const loaded = <Data>(data: Data): QueryResult<Data> => ({ data, error: null, refetch });
const loading: QueryResult<string> = { data: undefined, error: null, refetch };
const refused = new Error('refused');
const failed: QueryResult<string> = { data: undefined, error: refused, refetch };

test('combined results are loaded once each of them is', () => {
  expect(combineResults(loaded('plans'), loaded(3)).data).toEqual(['plans', 3]);
  expect(combineResults(loaded('plans'), loading)).toMatchObject({ data: undefined, error: null });
});

test('combined results have failed as soon as one has, and only the failed ones are requested again', () => {
  const both = combineResults(loaded('plans'), failed, loading);
  expect(both).toMatchObject({ data: undefined, error: refused });
  both.refetch();
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('a result that could not be refreshed keeps its data and counts as loaded', () =>
  expect(combineResults({ ...failed, data: 'yesterday’s' })).toMatchObject({ data: ['yesterday’s'], error: null }));
