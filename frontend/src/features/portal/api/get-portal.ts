import { api, defineQuery } from '#shared/api/client';

/** The applicant's upload questions, and what they have uploaded. */
export const portalQuery = defineQuery(['portal'], (init) => api.GET('/api/v1/portal', init));

type Portal = Awaited<ReturnType<NonNullable<typeof portalQuery.queryFn>>>;
export type Question = Portal['questions'][number];
export type Input = Question['inputs'][number];
export type AnswerFile = Input['files'][number];
