import type { AreaRequests } from '#test/support/requests';

const about = { title: 'Hearing on freight', kind: 'hearing' };

export const documentsRequests: AreaRequests = {
  rules: {
    'POST /api/admin/documents': ['staff'],
    'PUT /api/admin/documents/{id}': ['staff', () => about],
    'DELETE /api/admin/documents/{id}': ['staff'],
    'GET /api/v1/documents': ['signed in'],
    'GET /api/v1/documents/agencies': ['signed in'],
    'GET /api/v1/document/{id}': ['signed in'],
    'GET /api/v1/document/{id}/file': ['signed in'],
    'GET /api/v1/document/{id}/sections': ['signed in'],
  },
  id: 'document',
};
