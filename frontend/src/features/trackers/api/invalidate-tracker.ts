import type { QueryClient } from '@tanstack/react-query';
import { collectionQuery } from '../../collections/api/get-collection';
import { wireQuery } from '../../explore/api/get-wire';
import { searchesKey } from '../../explore/api/search-trackers';
import { trackerQuery } from './get-tracker';

/** Fetches again the lists that a tracker may stand in: its folder, Explore and the wire. */
export const invalidateTrackerLists = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: collectionQuery.queryKey }),
    queries.invalidateQueries({ queryKey: searchesKey }),
    queries.invalidateQueries({ queryKey: wireQuery.queryKey }),
  ]);
};

/** Fetches again whatever shows a tracker that has been changed: its page, and the lists it stands in. */
export const invalidateTracker = async (queries: QueryClient, trackerId: string): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: trackerQuery(trackerId).queryKey }),
    invalidateTrackerLists(queries),
  ]);
};
