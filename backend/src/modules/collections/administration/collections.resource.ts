import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { maskedName } from '#platform/administration/masked';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { collections } from '#projections/collections/collections/collections.projection';

const collectionRow = z
  .strictObject({
    id: z.string(),
    name: z.string().nullable(),
    owner_id: z.string(),
    parent_id: z.string().nullable(),
    public: z.boolean(),
    collect_emails: z.boolean(),
    created_at: timeAnswer,
    updated_at: timeAnswer,
    deleted_at: timeAnswer.nullable(),
  })
  .meta({ id: 'CollectionRow' });

/** Folders of everybody, deleted ones too. What a person calls them is personal. */
export const collectionsResource = documentsResource(collections, {
  name: 'collections',
  answers: collectionRow,
  filters: {
    owner_id: 'text',
    parent_id: 'text',
    public: 'flag',
    collect_emails: 'flag',
    created_at: 'time',
    deleted_at: 'time',
  },
  sorts: ['created_at', 'updated_at', 'deleted_at'],
  row: ({ _id, name, description: _description, ...collection }) => ({
    id: _id,
    name: maskedName(name),
    ...collection,
  }),
});
