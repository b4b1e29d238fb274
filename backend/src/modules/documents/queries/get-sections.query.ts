import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { documents } from '#projections/documents/documents/documents.projection';
import { sectionsOf } from '../text/document-text';
import { DocumentTexts } from '../text/document-texts';

export const GetDocumentSections = readRoute({
  path: 'api/v1/document/:id/sections',
  access: 'user',
  summary: 'The headings of a document without its masthead, in the order of reading; none if its text cannot be read.',
  answers: z.strictObject({
    sections: z.array(z.strictObject({ heading: z.string(), page: z.int().describe('Of the file, from 1.') })),
  }),
  uses: [READ_STORE, DocumentTexts],
  async read({ params: { id } }, reads, texts) {
    const document = await reads.get(documents, id);
    if (document === undefined) return refuse('NOT_FOUND', 'This document does not exist.');
    const text = document.text.state === 'read' ? await texts.of(document.file_id) : null;
    return { sections: text === null ? [] : sectionsOf(text, document.title) };
  },
});
