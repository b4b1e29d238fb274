import { keepPreviousData } from '@tanstack/react-query';
import { api, defineQuery } from '#shared/api/client';
import type { components } from '#shared/api/schema';
import type { HistoryRow } from './history-row';

/** The state of a tracker after one of its events. */
export type AsOf = Omit<components['schemas']['TrackerAsOf'], 'event'> & { readonly event: HistoryRow };

/** Disabled until the position is known. */
export const asOfQuery = (id: string, position: number | undefined) =>
  defineQuery(
    ['trackers', 'as-of', id, position],
    (init) =>
      api.GET('/api/admin/trackers/{id}/as-of/{position}', {
        params: { path: { id, position: String(position) } },
        ...init,
      }),
    {
      select: (asOf) => asOf as AsOf,
      enabled: position !== undefined,
      placeholderData: keepPreviousData,
    },
  );
