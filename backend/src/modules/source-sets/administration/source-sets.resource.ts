import { documentsResource } from '#platform/administration/documents-resource';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';

export const sourceSetsResource = documentsResource(sourceSets, {
  name: 'source-sets',
  filters: { owner_id: 'text', public: 'flag', created_at: 'time' },
  sorts: ['created_at', 'name'],
  row: ({ _id, ...set }) => ({ id: _id, ...set }),
});
