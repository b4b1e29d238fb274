import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';

const sourceSetRow = z
  .strictObject({
    id: z.string(),
    owner_id: z.string(),
    name: z.string(),
    description: z.string(),
    domains: z.array(z.string()),
    public: z.boolean(),
    created_at: timeAnswer,
  })
  .meta({ id: 'SourceSetRow' });

export const sourceSetsResource = documentsResource(sourceSets, {
  name: 'source-sets',
  answers: sourceSetRow,
  filters: { owner_id: 'text', public: 'flag', created_at: 'time' },
  sorts: ['created_at', 'name'],
  row: ({ _id, ...set }) => ({ id: _id, ...set }),
});
