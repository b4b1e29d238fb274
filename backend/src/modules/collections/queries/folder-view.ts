import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers';
import type { CollectionDocument } from '#projections/collections/collections/collections.projection';

export const rootOrFolder = z.string().nullable().describe('Null for the root.');

export const folderAnswer = z
  .strictObject({
    id: rootOrFolder,
    name: z.string(),
    description: z.string(),
    parent_id: z.string().nullable(),
    parent_uid: z.string().nullable(),
    type: z.literal('collection'),
    can_edit: z.boolean(),
    shared: z.boolean(),
    collect_emails: z.boolean(),
    public: z.boolean(),
    rss_url: z.string().nullable(),
  })
  .meta({ id: 'Folder' });

export type FolderView = ViewOf<typeof folderAnswer>;

/** A folder as its owner sees it; `parent_uid` is another name for `parent_id`. */
export const folderView = ({
  _id,
  name,
  description,
  parent_id,
}: Pick<CollectionDocument, 'name' | 'description' | 'parent_id'> & { readonly _id: string | null }): FolderView => ({
  id: _id,
  name,
  description,
  parent_id,
  parent_uid: parent_id,
  type: 'collection',
  can_edit: true,
  shared: false,
  collect_emails: false,
  public: false,
  rss_url: null,
});

export const ROOT = folderView({ _id: null, name: 'My Trackers', description: '', parent_id: null });
