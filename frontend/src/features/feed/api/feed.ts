import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { definePagedQuery, type Page } from '#shared/api/define-paged-query';
import { pollUntilRefused } from '#shared/api/poll-until-refused';
import { queryKeys } from '#shared/api/query-keys';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { feedTexts } from '../texts/page';

/** An update with its tracker. */
export type FeedUpdate = Schema<'FeedUpdate'>;

const PAGE_SIZE = 20;
const POLL_MS = 60_000;

const requestPage = (tags: readonly string[], page: { readonly cursor?: string }, init: { signal: AbortSignal }) =>
  api.GET('/api/topics/feed', { params: { query: { tags: [...tags], limit: PAGE_SIZE, ...page } }, ...init });

/** The updates of trackers with one of the tags, or of all without tags, newest first, by page. */
export const feedQuery = (tags: readonly string[]) =>
  definePagedQuery(
    [...queryKeys.feed, 'updates', tags],
    (page, init) => requestPage(tags, page, init),
    (pages) => pages.flat(),
  );

/** Polls the first page every minute for newer updates, however many pages are loaded. */
export const newestQuery = (tags: readonly string[]) => ({
  ...defineQuery(['feed-newest', tags], (init) => requestPage(tags, {}, init)),
  refetchInterval: pollUntilRefused(POLL_MS),
  // The list has just been loaded.
  initialData: [],
  staleTime: POLL_MS,
});

type FeedPage = Page<FeedUpdate[]>;

/**
 * The list with newer updates added above it; null if these are more than a page, so that some between may be missing.
 */
export const withNewest = (shown: readonly FeedPage[], newest: readonly FeedUpdate[]): readonly FeedPage[] | null => {
  const [first, ...others] = shown;
  const known = new Set(shown.flatMap(({ answer }) => answer.map(({ id }) => id)));
  const fresh = newest.filter(({ id }) => !known.has(id));
  if (first === undefined || fresh.length === 0) return shown;
  return fresh.length === newest.length && known.size > 0
    ? null
    : [{ ...first, answer: [...fresh, ...first.answer] }, ...others];
};

/** Time up to which the user has read, on any device; ISO 8601, null before the first time. */
export const readPositionQuery = defineQuery(
  [...queryKeys.feed, 'read'],
  (init) => api.GET('/api/topics/feed/read', init),
  {
    select: ({ read_up_to }) => read_up_to,
  },
);

export const useMarkRead = () => {
  const queryClient = useQueryClient();
  return useApiMutation((upTo: string) => api.POST('/api/topics/feed/read', { body: { up_to: upTo } }), {
    success: feedTexts().marked,
    failure: feedTexts().notMarked,
    onSuccess: (position) => queryClient.setQueryData(readPositionQuery.queryKey, position),
  });
};
