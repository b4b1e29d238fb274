import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

/** What the `grant` of a registration link allows. */
export const grantQuery = (grant: string) =>
  queryOptions({
    queryKey: ['grant', grant],
    queryFn: ({ signal }) => answerOf(api.POST('/api/common/check-grant', { body: { grant }, signal })),
    staleTime: Infinity,
  });
