import { keepPreviousData } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { definePagedQuery } from '#shared/api/define-paged-query';
import { queryKeys } from '#shared/api/query-keys';

export type ExploreTracker = Schema<'ExploreTracker'>;
export type Topic = Schema<'Topic'>;
export type TopicLink = Schema<'Explore'>['topics'][number];

interface TrackerSearch {
  /** The page of Explore; null for the general one. */
  readonly presetId: string | null;
  /** Empty for all trackers. */
  readonly text: string;
}

export const searchTrackersQuery = ({ presetId, text }: TrackerSearch) =>
  definePagedQuery(
    [...queryKeys.explore, presetId, text],
    (page, init) => {
      const query = { query: text === '' ? undefined : text, ...page };
      return presetId === null
        ? api.GET('/api/topics/search-trackers', { params: { query }, ...init })
        : api.GET('/api/topics/search-trackers/{presetId}', { params: { path: { presetId }, query }, ...init });
    },
    (pages) => ({
      header: pages[0]?.header,
      subheader: pages[0]?.subheader,
      categories: pages[0]?.categories ?? [],
      topics: pages[0]?.topics ?? [],
      topic: pages[0]?.topic ?? null,
      trackers: pages.flatMap(({ trackers }) => trackers),
    }),
    { placeholderData: keepPreviousData },
  );
