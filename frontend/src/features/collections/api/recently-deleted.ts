import type { Answer } from '../../../shared/api/answer';
import { api, queryOf } from '../../../shared/api/client';
import { every } from '../../../shared/api/every';
import { collectionsKey } from '../published/api/get-collection';

export type DeletedItem = Answer<'DeletedItem'>;

/** What the user deleted and can still restore, newest first. */
export const recentlyDeletedQuery = {
  ...queryOf([...collectionsKey, 'recently-deleted'], (init) => api.GET('/api/topics/recently-deleted', init)),
  // Loaded right after a deletion, it may not show it yet.
  refetchInterval: every(5000),
};
