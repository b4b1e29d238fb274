import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { uploadQuestions } from '#projections/portal/upload-questions/upload-questions.projection';

const uploadQuestionRow = z
  .strictObject({
    id: z.string(),
    org_name: z.string().nullable(),
    question_text: z.string(),
    repeatable: z.boolean(),
    required: z.boolean(),
    created_at: timeAnswer,
    inputs: z.array(z.strictObject({ name: z.string() })),
  })
  .meta({ id: 'UploadQuestionRow' });

export const uploadQuestionsResource = documentsResource(uploadQuestions, {
  name: 'upload-questions',
  answers: uploadQuestionRow,
  filters: { org_name: 'text', created_at: 'time' },
  sorts: ['created_at'],
  row: ({ _id, inputs, ...question }) => ({ id: _id, ...question, inputs: inputs.map(({ name }) => ({ name })) }),
});
