import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { collectionsKey } from './get-collection';

export type DeletedItem = Answer<'DeletedItem'>;

/** What the user deleted and can still restore, newest first. */
export const recentlyDeletedQuery = queryOptions({
  queryKey: [...collectionsKey, 'recently-deleted'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/topics/recently-deleted', { signal })),
  // Loaded right after a deletion, it may not show it yet.
  refetchInterval: 5000,
});
