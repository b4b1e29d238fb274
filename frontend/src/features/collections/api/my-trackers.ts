import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { collectionsKey } from './get-collection';

export type MyTracker = Answer<'MyTracker'>;

/** The user's trackers in all folders, and those they follow. */
export const myTrackersQuery = queryOptions({
  queryKey: [...collectionsKey, 'my-trackers'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/topics/my-trackers', { signal })),
});
