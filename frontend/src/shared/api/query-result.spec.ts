import { combineResults, type QueryResult } from './query-result';

const refetch = jest.fn();
beforeEach(() => refetch.mockClear());

const loaded = <Data>(data: Data): QueryResult<Data> => ({ data, error: null, refetch });
const loading: QueryResult<string> = { data: undefined, error: null, refetch };
const refused = new Error('refused');
const failed: QueryResult<string> = { data: undefined, error: refused, refetch };

test('several results are loaded once each of them is', () => {
  expect(combineResults(loaded('plans'), loaded(3)).data).toEqual(['plans', 3]);
  expect(combineResults(loaded('plans'), loading)).toMatchObject({ data: undefined, error: null });
});

test('they have failed as soon as one has, and only what is missing is asked for again', () => {
  const both = combineResults(loaded('plans'), failed, loading);
  expect(both).toMatchObject({ data: undefined, error: refused });
  both.refetch();
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('what could not be renewed counts as it was', () =>
  expect(combineResults({ ...failed, data: 'yesterday’s' })).toMatchObject({ data: ['yesterday’s'], error: null }));
