import { keepPreviousData } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { queryKeys } from '#shared/api/query-keys';

export type SearchResults = Schema<'Found'>;

/** Search results for a text: public trackers, published lines, countries and agencies. */
export const findQuery = (text: string) =>
  defineQuery(
    [...queryKeys.explore, 'found', text],
    (init) => api.GET('/api/topics/find', { params: { query: { query: text } }, ...init }),
    {
      placeholderData: keepPreviousData,
    },
  );
