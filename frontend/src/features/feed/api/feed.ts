import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '../../../shared/api/api-schema';
import { unwrap, api, type Page, unwrapPage } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/api/query-keys';
import { pollUntilRefused } from '../../../shared/api/poll-until-refused';
import { useApiMutation } from '../../../shared/api/use-api-mutation';
import { feedTexts } from '../texts/page';

/** An update with the tracker that it is of. */
export type FeedUpdate = Schema<'FeedUpdate'>;

const PAGE_SIZE = 20;
const LOOKED_MS = 60_000;

const pageAt = (tags: readonly string[], cursor: string | null, signal: AbortSignal) =>
  unwrapPage(
    api.GET('/api/topics/feed', {
      params: { query: { tags: [...tags], limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) } },
      signal,
    }),
  );

/** The updates of trackers with one of the tags, or of all without tags, newest first, by page. */
export const feedQuery = (tags: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.feed, 'updates', tags],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) => pageAt(tags, pageParam, signal),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });

/** Polls the first page every minute for updates newer than those shown, however many pages are loaded. */
export const newestQuery = (tags: readonly string[]) =>
  queryOptions<Page<FeedUpdate> | null>({
    queryKey: ['feed-newest', tags],
    queryFn: ({ signal }) => pageAt(tags, null, signal),
    refetchInterval: pollUntilRefused(LOOKED_MS),
    // The list has just been loaded.
    initialData: null,
    staleTime: LOOKED_MS,
  });

/**
 * The list with what has been added above it since; null if that is more than a page, so that something may be missing
 * between.
 */
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

/** Time up to which the user has read, on any device; ISO 8601, null before the first time. */
export const readPositionQuery = queryOptions({
  queryKey: [...queryKeys.feed, 'read'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/topics/feed/read', { signal })),
  select: ({ read_up_to }) => read_up_to,
});

export const useMarkRead = () => {
  const queryClient = useQueryClient();
  return useApiMutation((upTo: string) => api.POST('/api/topics/feed/read', { body: { up_to: upTo } }), {
    successMessage: feedTexts().marked,
    failureFallback: feedTexts().notMarked,
    onSuccess: (position) => queryClient.setQueryData(readPositionQuery.queryKey, position),
  });
};
