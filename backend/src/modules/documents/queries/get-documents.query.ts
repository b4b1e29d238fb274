import { z } from 'zod';
import { DOCUMENT_KINDS } from '#events/documents/document.events';
import { timeAnswer } from '#platform/http/answers';
import { readRoute } from '#platform/http/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { documents } from '#projections/documents/documents/documents.projection';

/** Those that lists have. */
export const NEWEST = { sort: { added_at: -1 }, limit: 500 } as const;

const listedDocument = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    added_at: timeAnswer,
    pages: z.int().nullable().describe('Null while they are counted, and if its text cannot be read.'),
    readable: z.boolean().describe('False if its text cannot be read, so that nothing can be found in it.'),
  })
  .meta({ id: 'ListedDocument' });

export const GetDocuments = readRoute({
  path: 'api/v1/documents',
  access: 'user',
  summary: 'The documents that staff brought in, newest first, at most 500.',
  answers: z.array(listedDocument),
  uses: [READ_STORE],
  async read(_request, reads) {
    const found = await reads.find(documents, {}, NEWEST);
    return found.map(({ _id: id, title, kind, added_at, text }) => ({
      id,
      title,
      kind,
      added_at,
      pages: text.state === 'read' ? text.pages : null,
      readable: text.state !== 'unreadable',
    }));
  },
});
