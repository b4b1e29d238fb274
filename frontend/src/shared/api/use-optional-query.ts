import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/**
 * A query's data, for an optional part of a page: undefined while it is loading and after it has failed. The essential
 * parts of a page report failures by `QueryView` or `DataNotLoaded`.
 */
export const useOptionalQuery = <Answer, Data, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Data, Key>,
  // eslint-disable-next-line no-restricted-syntax -- The only code that ignores a failure.
): Data | undefined => useQuery(query).data;
