import { documentsResource as rowsOfDocuments } from '#platform/administration/documents-resource';
import { DOCUMENT_KINDS } from '#events/documents/document.events';
import { documents } from '#projections/documents/documents/documents.projection';

export const uploadedDocuments = rowsOfDocuments(documents, {
  name: 'documents',
  filters: { kind: DOCUMENT_KINDS, added_at: 'time' },
  sorts: ['added_at', 'title'],
  row: ({ _id, file_id: _file, ...document }) => ({ id: _id, ...document }),
});
