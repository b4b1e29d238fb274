import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { queryKeys } from '../../../../shared/api/query-keys';
import type { Schema } from '../../../../shared/api/api-schema';
import { api, unwrapWithCursor } from '../../../../shared/api/client';

export type ExploreTracker = Schema<'ExploreTracker'>;
export type Topic = Schema<'Topic'>;
export type TopicLink = Schema<'Explore'>['topics'][number];

interface TrackerSearch {
  /** The page of Explore; null for the general one. */
  readonly presetId: string | null;
  /** Empty for everything. */
  readonly text: string;
}

const search = ({ presetId, text }: TrackerSearch, cursor: string | null, signal: AbortSignal) => {
  const query = { query: text === '' ? undefined : text, cursor: cursor ?? undefined };
  return presetId === null
    ? api.GET('/api/topics/search-trackers', { params: { query }, signal })
    : api.GET('/api/topics/search-trackers/{presetId}', { params: { path: { presetId }, query }, signal });
};

export const searchTrackersQuery = (searched: TrackerSearch) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.explore, searched.presetId, searched.text],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) => unwrapWithCursor(search(searched, pageParam, signal)),
    getNextPageParam: ({ next }) => next,
    select: ({ pages: [first, ...others] }) => ({
      header: first?.answer.header,
      subheader: first?.answer.subheader,
      categories: first?.answer.categories ?? [],
      topics: first?.answer.topics ?? [],
      topic: first?.answer.topic ?? null,
      trackers: [first, ...others].flatMap((page) => page?.answer.trackers ?? []),
    }),
    placeholderData: keepPreviousData,
  });
