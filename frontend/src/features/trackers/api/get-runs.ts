import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, unwrapPage } from '../../../shared/api/client';
import { trackerQuery } from '../published/api/get-tracker';

/** The runs of a tracker, newest first, by page. */
export const runsQuery = (trackerId: string) =>
  infiniteQueryOptions({
    queryKey: [...trackerQuery(trackerId).queryKey, 'runs'],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam: cursor }) =>
      unwrapPage(
        api.GET('/api/topics/tracker/{id}/runs', {
          params: { path: { id: trackerId }, query: cursor === null ? {} : { cursor } },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
