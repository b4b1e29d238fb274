import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { documents } from '#projections/documents/documents/documents.projection';
import { DocumentAgencies } from '../agencies/document-agencies';
import { NEWEST_DOCUMENTS } from './get-documents.query';

const agencyOfDocuments = z
  .strictObject({
    slug: z.string(),
    name: z.string(),
    documents: z
      .array(z.string())
      .describe('The ids of those that name it, or the office of its leader; newest first.'),
  })
  .meta({ id: 'AgencyOfDocuments' });

export const GetDocumentAgencies = readRoute({
  path: 'api/v1/documents/agencies',
  access: 'user',
  summary: 'The agencies that documents name, by name.',
  answers: z.array(agencyOfDocuments),
  uses: [READ_STORE, DocumentAgencies],
  async read(_request, reads, agencies) {
    const found = new Map<string, { name: string; documents: string[] }>();
    for (const { _id: id, file_id: fileId, text } of await reads.find(documents, {}, NEWEST_DOCUMENTS)) {
      if (text.state !== 'read') continue;
      for (const { slug, name } of await agencies.of(fileId)) {
        const known = found.get(slug);
        if (known === undefined) found.set(slug, { name, documents: [id] });
        else known.documents.push(id);
      }
    }
    return [...found]
      .map(([slug, about]) => ({ slug, ...about }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  },
});
