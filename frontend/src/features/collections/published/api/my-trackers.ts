import { queryKeys } from '../../../../shared/api/query-keys';
import type { Answer } from '../../../../shared/api/answer';
import { api, queryOf } from '../../../../shared/api/client';

export type MyTracker = Answer<'MyTracker'>;

/** The user's trackers in all folders, and those they follow. */
export const myTrackersQuery = queryOf([...queryKeys.collections, 'my-trackers'], (init) =>
  api.GET('/api/topics/my-trackers', init),
);
