import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { pollUntilRefused } from '#shared/api/poll-until-refused';
import { queryKeys } from '#shared/api/query-keys';

export type DeletedItem = Schema<'DeletedItem'>;

/** Items that the user deleted and can still restore, newest first. */
export const recentlyDeletedQuery = defineQuery(
  [...queryKeys.collections, 'recently-deleted'],
  (init) => api.GET('/api/topics/recently-deleted', init),
  // Loaded right after a deletion, it may not show it yet.
  { refetchInterval: pollUntilRefused(5000) },
);
