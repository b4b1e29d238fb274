import { z } from 'zod';
import { DOCUMENT_KINDS } from '#events/documents/document.events';
import { documentsResource as rowsOfDocuments } from '#platform/administration/documents-resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { documents } from '#projections/documents/documents/documents.projection';

const documentRow = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    file_name: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    added_at: timeAnswer,
    published_on: z.string().nullable(),
    text: z.union([
      z.strictObject({ state: z.literal('reading') }),
      z.strictObject({ state: z.literal('read'), pages: z.int(), words: z.int(), pages_without_text: z.int() }),
      z.strictObject({ state: z.literal('unreadable'), fault: z.string() }),
    ]),
  })
  .meta({ id: 'DocumentRow' });

export const uploadedDocuments = rowsOfDocuments(documents, {
  name: 'documents',
  answers: documentRow,
  filters: { kind: DOCUMENT_KINDS, added_at: 'time' },
  sorts: ['added_at', 'title'],
  row: ({ _id, file_id: _file, ...document }) => ({ id: _id, ...document }),
});
