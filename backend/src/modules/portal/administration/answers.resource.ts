import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { maskedFileName } from '#platform/administration/masked';
import type { ResourceCondition, Resource } from '#platform/administration/resource';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { type DraftDocument, drafts } from '#projections/portal/drafts/drafts.projection';
import { type AnsweredQuestion, answeredQuestion, answeredQuestions, isAnswered } from '../queries/answered-questions';
import { allQuestions, questionsOf } from '../queries/questions-for';

const answersSummary = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  org_name: z.string().nullable(),
  required: z.int(),
  required_answered: z.int(),
  changed_at: timeAnswer.nullable(),
});

const answersRow = answersSummary
  .extend({ questions: z.array(answeredQuestion).optional().describe('Only of a single applicant.') })
  .meta({ id: 'AnswersRow' });

const declared = {
  name: 'answers',
  answers: answersSummary,
  filters: { org_name: 'text', changed_at: 'time' },
  sorts: ['changed_at'],
} as const;

/** Drafts into which nothing was ever uploaded are not listed. */
const BEGUN: ResourceCondition = { field: 'changed_at', operator: '$gte', value: '' };

const rowOf = (
  { _id, org_name, changed_at }: DraftDocument,
  questions: readonly AnsweredQuestion[],
): ViewOf<typeof answersSummary> => {
  const required = questions.filter((question) => question.required);
  return {
    id: _id,
    user_id: _id,
    org_name,
    required: required.length,
    required_answered: required.filter(isAnswered).length,
    changed_at,
  };
};

const masked = (questions: readonly AnsweredQuestion[]): readonly AnsweredQuestion[] =>
  questions.map(({ inputs, ...question }) => ({
    ...question,
    inputs: inputs.map(({ name, files }) => ({
      name,
      files: files.map((file) => ({ ...file, file_name: maskedFileName(file.file_name) })),
    })),
  }));

/**
 * The answers of each applicant to upload questions, by applicant id. `required` counts the questions that they have to answer. A
 * single record also has all questions with the files that answer them.
 */
export const answersResource = (reads: ReadStore): Resource => ({
  name: declared.name,
  answers: answersRow,
  fields: declared,
  async list({ where, ...request }) {
    const questions = await allQuestions(reads);
    const row = (draft: DraftDocument) =>
      rowOf(draft, answeredQuestions(questionsOf(questions, draft.org_name), draft));
    return documentsResource(drafts, { ...declared, row })(reads).list({ ...request, where: [...where, BEGUN] });
  },
  async get(id) {
    const [draft, all] = await Promise.all([reads.get(drafts, id), allQuestions(reads)]);
    if (draft === undefined || draft.changed_at === null) return undefined;
    const questions = answeredQuestions(questionsOf(all, draft.org_name), draft);
    return { ...rowOf(draft, questions), questions: masked(questions) };
  },
});
