import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../../shared/api/answer';
import { answerOf, api } from '../../../../shared/api/client';
import { queryKeys } from '../../../../shared/api/query-keys';

export type SearchResults = Answer<'Found'>;

/** What a text may mean: public trackers, told lines, countries and agencies. */
export const findQuery = (text: string) =>
  queryOptions({
    queryKey: [...queryKeys.explore, 'found', text],
    queryFn: ({ signal }) => answerOf(api.GET('/api/topics/find', { params: { query: { query: text } }, signal })),
    placeholderData: keepPreviousData,
  });
