import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

/** What a tracker told last, or what is recorded of a country; a token that is refused is left off. */
export const lastUpdateQuery = (id: string) =>
  queryOptions({
    queryKey: ['last-update', id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/topics/tracker/{id}/last-update', { params: { path: { id } }, signal })),
  });
