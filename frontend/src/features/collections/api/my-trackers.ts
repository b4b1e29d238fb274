import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { queryKeys } from '#shared/api/query-keys';

export type MyTracker = Schema<'MyTracker'>;

/** The user's trackers in all folders, and those they follow. */
export const myTrackersQuery = defineQuery([...queryKeys.collections, 'my-trackers'], (init) =>
  api.GET('/api/topics/my-trackers', init),
);
