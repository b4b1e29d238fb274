import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
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
    rss_url: z.string().nullable().describe('For its owner; else null.'),
  })
  .meta({ id: 'Folder' });

export type FolderView = ViewOf<typeof folderAnswer>;

type ShownFolder = Pick<CollectionDocument, 'name' | 'description' | 'parent_id' | 'public' | 'collect_emails'> & {
  readonly _id: string | null;
};

/** A folder as its owner sees it, or anyone if it is public; `parent_uid` is another name for `parent_id`. */
export const folderView = (
  folder: ShownFolder,
  { canEdit = true, rssUrl = null }: { readonly canEdit?: boolean; readonly rssUrl?: string | null } = {},
): FolderView => ({
  id: folder._id,
  name: folder.name,
  description: folder.description,
  parent_id: folder.parent_id,
  parent_uid: folder.parent_id,
  type: 'collection',
  can_edit: canEdit,
  shared: false,
  collect_emails: canEdit && folder.collect_emails,
  public: folder.public,
  rss_url: rssUrl,
});

export const ROOT_NAME = 'My Trackers';
