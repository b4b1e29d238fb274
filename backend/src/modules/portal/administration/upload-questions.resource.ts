import { documentsResource } from '#platform/administration/documents-resource';
import { uploadQuestions } from '#projections/portal/upload-questions/upload-questions.projection';

export const uploadQuestionsResource = documentsResource(uploadQuestions, {
  name: 'upload-questions',
  filters: { org_name: 'text', created_at: 'time' },
  sorts: ['created_at'],
  row: ({ _id, inputs, ...question }) => ({ id: _id, ...question, inputs: inputs.map(({ name }) => ({ name })) }),
});
