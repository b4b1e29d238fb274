import { z } from 'zod';
import { DOCUMENT_KINDS, READING_FAULTS } from '#events/documents/document.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { FILE_STORE } from '#platform/file-store/file-store';
import { openVerified } from '#platform/file-store/open-verified';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { fileRoute } from '#platform/http/routes/file-route';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type DocumentDocument, documents } from '#projections/documents/documents/documents.projection';
import { documentFile } from '../document-files';
import { DocumentImprints } from '../imprints/document-imprints';
import { imprintAnswer, imprintView } from './get-documents.query';

const NO_DOCUMENT = refuse('NOT_FOUND', 'This document does not exist.');

const documentOf = async (reads: ReadStore, id: string): Promise<DocumentDocument | Refusal> =>
  (await reads.get(documents, id)) ?? NO_DOCUMENT;

const textAnswer = z
  .discriminatedUnion('state', [
    z.strictObject({ state: z.literal('reading') }),
    z.strictObject({
      state: z.literal('read'),
      pages: z.int(),
      words: z.int(),
      pages_without_text: z.int().describe('Pictures of text, or blank.'),
    }),
    z.strictObject({ state: z.literal('unreadable'), fault: z.enum(READING_FAULTS) }),
  ])
  .describe('Whether questions about the document can be answered.');

export const GetDocument = readRoute({
  path: 'api/v1/document/:id',
  access: 'user',
  summary: 'What a document is.',
  answers: z.strictObject({
    id: z.string(),
    title: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    ...imprintAnswer,
    file_name: z.string(),
    bytes: z.int(),
    added_at: timeAnswer,
    text: textAnswer,
  }),
  uses: [READ_STORE, DocumentImprints],
  async read({ params: { id } }, reads, imprints) {
    const document = await documentOf(reads, id);
    if (isRefusal(document)) return document;
    const { title, kind, file_name, bytes, added_at, text } = document;
    const imprint = imprintView(await imprints.of(document));
    return { id, title, kind, ...imprint, file_name, bytes, added_at, text };
  },
});

export const GetDocumentFile = fileRoute({
  path: 'api/v1/document/:id/file',
  access: 'user',
  summary: 'The PDF of a document.',
  types: ['application/pdf'],
  uses: [READ_STORE, FILE_STORE],
  async read({ params: { id } }, reads, files) {
    const document = await documentOf(reads, id);
    if (isRefusal(document)) return document;
    const file = await openVerified(files, documentFile(document.file_id), document.sha256);
    if (file === undefined) return NO_DOCUMENT;
    if (isRefusal(file)) return file;
    const { content, bytes } = file;
    return { name: document.file_name, type: 'application/pdf', content, bytes, isInline: true };
  },
});
