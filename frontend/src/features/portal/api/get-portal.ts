import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

/** What the applicant is asked to upload, and what they have uploaded. */
export const portalQuery = queryOptions({
  queryKey: ['portal'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/v1/portal', { signal })),
});

type Portal = Awaited<ReturnType<NonNullable<typeof portalQuery.queryFn>>>;
export type Question = Portal['questions'][number];
export type Input = Question['inputs'][number];
export type AnswerFile = Input['files'][number];
