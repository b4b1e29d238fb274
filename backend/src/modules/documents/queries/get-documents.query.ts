import { z } from 'zod';
import { DOCUMENT_KINDS } from '#events/documents/document.events';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { documents } from '#projections/documents/documents/documents.projection';
import { DocumentImprints, type Imprint } from '../imprints/document-imprints';

/** The documents that lists show. */
export const NEWEST_DOCUMENTS = { sort: { added_at: -1 }, limit: 500 } as const;

/** What a document says of itself. */
export const imprintAnswer = {
  designation: z
    .string()
    .nullable()
    .describe('What it calls itself, such as `Executive Order 12`; null if it has no number of its own, or is long.'),
  signed_on: z.iso.date().nullable().describe('As it says below its text; null if it does not.'),
  published_on: z.iso.date().nullable().describe('Of the issue that it is printed in; null if that is not known.'),
};

export const imprintView = ({ designation, signedOn, publishedOn }: Imprint) => ({
  designation,
  signed_on: signedOn,
  published_on: publishedOn,
});

const listedDocument = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    ...imprintAnswer,
    added_at: timeAnswer,
    pages: z.int().nullable().describe('Null while they are counted, and if its text cannot be read.'),
    readable: z.boolean().describe('False if its text cannot be read, so that nothing can be found in it.'),
  })
  .meta({ id: 'ListedDocument' });

export const GetDocuments = readRoute({
  path: 'api/v1/documents',
  access: 'user',
  summary: 'The documents that staff added, newest first, at most 500.',
  answers: z.array(listedDocument),
  uses: [READ_STORE, DocumentImprints],
  async read(_request, reads, imprints) {
    const found = await reads.find(documents, {}, NEWEST_DOCUMENTS);
    return Promise.all(
      found.map(async (document) => {
        const { _id: id, title, kind, added_at, text } = document;
        return {
          id,
          title,
          kind,
          ...imprintView(await imprints.of(document)),
          added_at,
          pages: text.state === 'read' ? text.pages : null,
          readable: text.state !== 'unreadable',
        };
      }),
    );
  },
});
