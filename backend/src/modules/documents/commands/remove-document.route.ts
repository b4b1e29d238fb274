import { commandRoute } from '#platform/http/routes/command-route';
import { documentDecider } from '../domain/document.decider';

export const RemoveDocument = commandRoute({
  path: 'api/admin/documents/:id',
  method: 'delete',
  access: 'staff',
  summary: 'Removes a document and deletes its file. Repeating it also returns 204.',
  answers: null,
  decider: documentDecider,
  decide: ({ params: { id } }) => [id, { type: 'RemoveDocument', documentId: id }],
});
