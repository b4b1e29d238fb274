import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';

export type ExploreTracker = Answer<'ExploreTracker'>;

export const useSearchTrackers = (query: string) =>
  useQuery({
    queryKey: ['explore', query],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/topics/search-trackers', {
          params: { query: { query: query === '' ? undefined : query } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
