import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../../../accounts/published/api/get-user';
import { collectionsKey } from '../../../collections/published/api/get-collection';
import { wireQuery } from '../../../explore/published/api/get-wire';
import { searchesKey } from '../../../explore/published/api/search-trackers';
import { trackerQuery } from '../../api/get-tracker';

/** Refetches the lists that may contain a tracker: its folder, Explore and the wire. */
export const invalidateTrackerLists = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: collectionsKey }),
    queries.invalidateQueries({ queryKey: searchesKey }),
    queries.invalidateQueries({ queryKey: wireQuery.queryKey }),
  ]);
};

/** Refetches everything that shows a changed tracker: its page and the lists. */
export const invalidateTracker = async (queries: QueryClient, trackerId: string): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: trackerQuery(trackerId).queryKey }),
    invalidateTrackerLists(queries),
  ]);
};

/** The same for one that was just created: the user has one more. */
export const invalidateNewTracker = async (queries: QueryClient, trackerId: string): Promise<void> => {
  await Promise.all([
    invalidateTracker(queries, trackerId),
    queries.invalidateQueries({ queryKey: userQuery.queryKey }),
  ]);
};
