import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { documentFields } from '../document-fields';
import { documentDecider } from '../domain/document.decider';

export const ReviseDocument = commandRoute({
  path: 'api/admin/documents/:id',
  method: 'put',
  access: 'staff',
  summary: 'Edits the title and the kind of a document.',
  body: z.strictObject(documentFields),
  decider: documentDecider,
  decide: ({ params: { id }, body }) => [id, { type: 'ReviseDocument', documentId: id, ...body }],
});
