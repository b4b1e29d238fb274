import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api, type Page, pageOf } from '../../../shared/api/client';
import { every } from '../../../shared/api/every';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

/** An update with the tracker that it is of. */
export type FeedUpdate = Answer<'FeedUpdate'>;

const pageSize = 20;
const lookedMs = 60_000;

const pageAt = (tags: readonly string[], cursor: string | null, signal: AbortSignal) =>
  pageOf(
    api.GET('/api/topics/feed', {
      params: { query: { tags: [...tags], limit: pageSize, ...(cursor === null ? {} : { cursor }) } },
      signal,
    }),
  );

/** The updates of trackers with one of the tags, or of all without tags, newest first, by page. */
export const feedQuery = (tags: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['feed', 'updates', tags],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) => pageAt(tags, pageParam, signal),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

/** Looks every minute for updates above those that are shown: only at the first page, however many there are. */
export const newestQuery = (tags: readonly string[]) =>
  queryOptions<Page<FeedUpdate> | null>({
    queryKey: ['feed-newest', tags],
    queryFn: ({ signal }) => pageAt(tags, null, signal),
    refetchInterval: every(lookedMs),
    // The list has just been loaded.
    initialData: null,
    staleTime: lookedMs,
  });

/** The list with what has come above it since; null if that is more than a page, so that something may be missing between. */
export const withNewest = (
  shown: readonly Page<FeedUpdate>[],
  { rows }: Page<FeedUpdate>,
): readonly Page<FeedUpdate>[] | null => {
  const [first, ...others] = shown;
  const known = new Set(shown.flatMap((page) => page.rows.map(({ id }) => id)));
  const fresh = rows.filter(({ id }) => !known.has(id));
  if (first === undefined || fresh.length === 0) return shown;
  return fresh.length === rows.length && known.size > 0
    ? null
    : [{ ...first, rows: [...fresh, ...first.rows] }, ...others];
};

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
