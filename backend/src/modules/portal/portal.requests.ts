import type { AreaRequests } from '#test/support/requests';

const question = {
  question_text: 'Please upload your budget.',
  repeatable: true,
  required: true,
  inputs: [{ name: 'budget' }],
};

const why = { reason: 'A test.' };

export const portalRequests: AreaRequests = {
  rules: {
    'GET /api/v1/portal': ['signed in'],
    'POST /api/v1/upload-answer-file': ['signed in'],
    'DELETE /api/v1/delete-answer-file/{draftDocId}/{inputName}/{repeat}': ['signed in'],
    'GET /api/v1/download-answer-file': ['signed in'],
    'GET /api/v1/preview-answer-file': ['signed in'],
    'POST /api/admin/upload-questions': ['admin'],
    'PUT /api/admin/upload-questions/{id}': ['admin', () => question],
    'DELETE /api/admin/upload-questions/{id}': ['admin'],
    'POST /api/admin/answers/{id}/unmask': ['admin', () => why, 'in person'],
    'POST /api/admin/answers/{id}/file': ['admin', () => ({ input_name: 'budget', ...why }), 'in person'],
  },
  id: (route) => (route.includes('/answers/') ? 'user' : 'question'),
};
