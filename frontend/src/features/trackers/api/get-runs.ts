import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, pageOf } from '../../../shared/api/client';
import { trackerQuery } from '../published/api/get-tracker';
import type { Run } from '../published/api/tracker';

/** The runs of a tracker, newest first, by page; refetched when the last run or its state changes. */
export const runsQuery = (trackerId: string, lastRun: Run | null) =>
  infiniteQueryOptions({
    queryKey: [...trackerQuery(trackerId).queryKey, 'runs', lastRun?.id, lastRun?.state],
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam: cursor }) =>
      pageOf(
        api.GET('/api/topics/tracker/{id}/runs', {
          params: { path: { id: trackerId }, query: cursor === null ? {} : { cursor } },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
