import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

export interface ExploreTracker {
  readonly id: string;
  readonly tracker_description: string;
  readonly display_title: string | null;
  /** What it told last; null before its first state. */
  readonly last_line: string | null;
  readonly updated_at: string;
  readonly following: boolean;
  /** 'Uncategorized' where nobody said. */
  readonly category: string;
}

interface Explore {
  readonly header: string;
  readonly subheader: string;
  readonly trackers: readonly ExploreTracker[];
}

export const useSearchTrackers = (query: string) =>
  useQuery({
    queryKey: ['explore', query],
    queryFn: ({ signal }) =>
      answerOf<Explore>(
        api.GET('/api/topics/search-trackers', {
          params: { query: { query: query === '' ? undefined : query } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
