import type { Schema } from '#shared/api/api-schema';
import type { CollectionItem } from './api/get-folder';
import { rootExample } from './folder-item.example';

/** The root folder with these trackers, for specs. */
export const folderExample = (items: CollectionItem[]): Schema<'Collection'> => ({
  collection: rootExample,
  breadcrumbs: [],
  items,
  no_longer_shared: 0,
});
