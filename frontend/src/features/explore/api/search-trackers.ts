import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { api, pagedAnswerOf } from '../../../shared/api/client';

export type ExploreTracker = Answer<'ExploreTracker'>;

/** Prefix of all searches' keys. */
export const searchesKey = ['explore'] as const;

export const searchTrackersQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [...searchesKey, text],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam: cursor }) =>
      pagedAnswerOf(
        api.GET('/api/topics/search-trackers', {
          params: { query: { query: text === '' ? undefined : text, cursor: cursor ?? undefined } },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages: [first, ...others] }) => ({
      header: first?.answer.header,
      subheader: first?.answer.subheader,
      trackers: [first, ...others].flatMap((page) => page?.answer.trackers ?? []),
    }),
    placeholderData: keepPreviousData,
  });
