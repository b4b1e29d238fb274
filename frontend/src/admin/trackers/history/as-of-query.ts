import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap, api } from '#shared/api/client';
import type { components } from '#shared/api/schema';
import type { HistoryRow } from './history-row';

/** The state of a tracker after one of its events. */
export type AsOf = Omit<components['schemas']['TrackerAsOf'], 'event'> & { readonly event: HistoryRow };

/** Disabled until the position is known. */
export const asOfQuery = (id: string, position: number | undefined) =>
  queryOptions({
    queryKey: ['trackers', 'as-of', id, position],
    queryFn: async () => {
      const path = { id, position: String(position) };
      const asOf = await unwrap(api.GET('/api/admin/trackers/{id}/as-of/{position}', { params: { path } }));
      return asOf as AsOf;
    },
    enabled: position !== undefined,
    placeholderData: keepPreviousData,
  });
