import { queryKeys } from '#shared/api/query-keys';
import { userQuery } from '#features/accounts/api/get-user';
import { trackerQuery } from './get-tracker';

/** The lists that may contain a tracker: its folder, Explore and the wire. */
export const trackerListQueries = [queryKeys.collections, queryKeys.explore, queryKeys.wire].map((queryKey) => ({
  queryKey,
}));

/** Everything that shows a tracker: its page and the lists. */
export const trackerQueries = (trackerId: string) => [trackerQuery(trackerId), ...trackerListQueries];

/** Queries that a new tracker changes, including the count of the user's trackers. */
export const newTrackerQueries = ({ tracker_id }: { readonly tracker_id: string }) => [
  ...trackerQueries(tracker_id),
  userQuery,
];
