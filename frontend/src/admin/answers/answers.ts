import type { SuccessResponseJSON } from 'openapi-typescript-helpers';
import type { paths } from '#shared/api/schema';

type UnmaskedAnswers = SuccessResponseJSON<paths['/api/admin/answers/{id}/unmask']['post']>;

/** A question with the files that answer it. */
export type AnsweredQuestion = UnmaskedAnswers['questions'][number];
export type AnsweredFile = AnsweredQuestion['inputs'][number]['files'][number];

/** A row of `answers`. */
export interface AnswersRow {
  readonly id: string;
  readonly user_id: string;
  readonly org_name: string | null;
  /** How many questions have to be answered. */
  readonly required: number;
  readonly required_answered: number;
  readonly changed_at: string;
}

/** The answers of one applicant, by id. The names of files are masked. */
export interface Answers extends AnswersRow {
  readonly questions: readonly AnsweredQuestion[];
}

export const formatRequired = ({ required, required_answered }: AnswersRow): string =>
  required === 0 ? 'none required' : `${required_answered} of ${required} required`;
