import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { isUnderWay } from '../../trackers/poll-interval';
import { answerOf, api } from '../../../shared/api/client';

/** A tracker in a folder. */
export type TrackerItem = Answer<'TrackerItem'>;

const underWayMs = 5000;
const idleMs = 60_000;

const isChanging = ({ has_state, needs_attention, last_run }: TrackerItem): boolean =>
  (!has_state && !needs_attention) || isUnderWay(last_run);

/** The root folder; polled more often while one of its trackers is being set up or running. */
export const collectionQuery = queryOptions({
  queryKey: ['collection', 'root'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/topics/get-collection', { signal })),
  refetchInterval: ({ state: { data } }) => (data?.items.some(isChanging) ? underWayMs : idleMs),
});
