import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

/** Who acted as the signed-in user. */
export const impersonationsQuery = queryOptions({
  queryKey: ['impersonations'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/common/impersonations', { signal })),
});
