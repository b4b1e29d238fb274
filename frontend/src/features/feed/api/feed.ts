import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api, pageOf } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

/** An update with the tracker that it is of. */
export type FeedUpdate = Answer<'FeedUpdate'>;

const pageSize = 20;
const refetchMs = 60_000;

/** The updates of trackers with one of the tags, or of all without tags, newest first, by page. */
export const feedQuery = (tags: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['feed', 'updates', tags],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam: cursor }) =>
      pageOf(
        api.GET('/api/topics/feed', {
          params: { query: { tags: [...tags], limit: pageSize, ...(cursor === null ? {} : { cursor }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    refetchInterval: refetchMs,
  });

/** Up to when the user has read, on any device; ISO 8601, null before the first time. */
export const readPositionQuery = queryOptions({
  queryKey: ['feed', 'read'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/topics/feed/read', { signal })),
  select: ({ read_up_to }) => read_up_to,
});

export const useMarkRead = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => answerOf(api.POST('/api/topics/feed/read', { body: { up_to: upTo } })),
    onSuccess: (position) => {
      queries.setQueryData(readPositionQuery.queryKey, position);
      toast('All updates marked as read');
    },
    onError: (error) => toastFailure(wordsOf(error, 'Failed to mark updates as read')),
  });
};
