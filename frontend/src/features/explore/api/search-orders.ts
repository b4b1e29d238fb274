import { keepPreviousData } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

export type ExecutiveOrder = Schema<'ExecutiveOrder'>;

/** Executive orders that match the text; all of them if it is empty. */
export const searchOrdersQuery = (text: string) =>
  defineQuery(
    ['executive-orders', text],
    (init) =>
      api.GET('/api/topics/search-trackers/eo', {
        params: { query: { query: text === '' ? undefined : text } },
        ...init,
      }),
    {
      placeholderData: keepPreviousData,
      meta: { survivesSessionChange: true },
    },
  );
