import type { Schema } from '#shared/api/api-schema';

/** A question with the files that answer it. */
export type AnsweredQuestion = Schema<'AnsweredQuestion'>;
export type AnsweredFile = AnsweredQuestion['inputs'][number]['files'][number];

export type Answers = Schema<'AnswersRow'>;

export const formatRequired = ({ required, required_answered }: Answers): string =>
  required === 0 ? 'none required' : `${required_answered} of ${required} required`;
