import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/**
 * What a query found, for what stands beside it and is whole without it: undefined while it is loading and after it has
 * failed. Whatever a page is opened for says that it failed, by `Loaded` or `NotLoaded`.
 */
export const useOptionalQuery = <Answer, Data, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Data, Key>,
  // eslint-disable-next-line no-restricted-syntax -- The one place that passes a failure over.
): Data | undefined => useQuery(query).data;
