import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';

export type ExploreTracker = Answer<'ExploreTracker'>;

/** Every search, whatever was typed. */
export const searchesKey = ['explore'] as const;

export const searchTrackersQuery = (text: string) =>
  queryOptions({
    queryKey: [...searchesKey, text],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/topics/search-trackers', {
          params: { query: { query: text === '' ? undefined : text } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
