import { documentsResource } from '#platform/administration/documents-resource';
import { maskedName } from '#platform/administration/masked';
import { collections } from '#projections/collections/collections/collections.projection';

/** Folders of everybody, deleted ones too. What a person calls them is personal. */
export const collectionsResource = documentsResource(collections, {
  name: 'collections',
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
