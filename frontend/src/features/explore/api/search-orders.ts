import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '../../../shared/api/api-schema';
import { unwrap, api } from '../../../shared/api/client';

export type ExecutiveOrder = Schema<'ExecutiveOrder'>;

/** Executive orders that match the text; all of them if it is empty. */
export const searchOrdersQuery = (text: string) =>
  queryOptions({
    queryKey: ['executive-orders', text],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/topics/search-trackers/eo', {
          params: { query: { query: text === '' ? undefined : text } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    meta: { survivesSessionChange: true },
  });
