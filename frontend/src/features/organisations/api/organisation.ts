import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';

export type Organisation = Answer<'Organisation'>;

export const organisationQuery = queryOptions({
  queryKey: ['organisation'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/v1/organisation', { signal })),
});
