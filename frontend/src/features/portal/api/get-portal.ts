import { queryOptions } from '@tanstack/react-query';
import { unwrap, api } from '../../../shared/api/client';

/** The applicant's upload questions, and what they have uploaded. */
export const portalQuery = queryOptions({
  queryKey: ['portal'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/portal', { signal })),
});

type Portal = Awaited<ReturnType<NonNullable<typeof portalQuery.queryFn>>>;
export type Question = Portal['questions'][number];
export type Input = Question['inputs'][number];
export type AnswerFile = Input['files'][number];
