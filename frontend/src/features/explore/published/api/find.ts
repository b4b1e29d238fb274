import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '../../../../shared/api/api-schema';
import { unwrap, api } from '../../../../shared/api/client';
import { queryKeys } from '../../../../shared/api/query-keys';

export type SearchResults = Schema<'Found'>;

/** Search results for a text: public trackers, published lines, countries and agencies. */
export const findQuery = (text: string) =>
  queryOptions({
    queryKey: [...queryKeys.explore, 'found', text],
    queryFn: ({ signal }) => unwrap(api.GET('/api/topics/find', { params: { query: { query: text } }, signal })),
    placeholderData: keepPreviousData,
  });
