import type { Schema } from '#shared/api/api-schema';
import type { CollectionItem } from './api/get-folder';
import { rootFixture } from './folder-item.fixture';

/** The root folder with these trackers, for specs. */
export const folderFixture = (items: CollectionItem[]): Schema<'Collection'> => ({
  collection: rootFixture,
  breadcrumbs: [],
  items,
  no_longer_shared: 0,
});
