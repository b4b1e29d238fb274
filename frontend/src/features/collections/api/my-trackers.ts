import type { Answer } from '../../../shared/api/answer';
import { api, queryOf } from '../../../shared/api/client';
import { collectionsKey } from '../published/api/get-collection';

export type MyTracker = Answer<'MyTracker'>;

/** The user's trackers in all folders, and those they follow. */
export const myTrackersQuery = queryOf([...collectionsKey, 'my-trackers'], (init) =>
  api.GET('/api/topics/my-trackers', init),
);
