import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { pollUntilRefused } from '#shared/api/poll-until-refused';
import { queryKeys } from '#shared/api/query-keys';
import { isActive } from '#features/trackers/published/poll-interval';

export type TrackerItem = Schema<'TrackerItem'>;
export type FolderItem = Schema<'FolderItem'>;
export type CollectionItem = TrackerItem | FolderItem;
/** An item that can be moved, with its parent folder. */
export type MovableItem = Pick<CollectionItem, 'type' | 'id' | 'name' | 'parent_id'>;

const ACTIVE_MS = 5000;
const IDLE_MS = 60_000;

const isChanging = (item: CollectionItem): boolean =>
  item.type === 'tracker' && ((!item.has_state && !item.needs_attention) || isActive(item.last_run));

/** False for a tracker that is still being set up. */
export const mayHaveNews = (item: CollectionItem): boolean => item.type === 'collection' || item.has_state;

/** A folder, null for the root; polled more often while one of its trackers is being set up or running. */
export const folderQuery = (id: string | null) =>
  defineQuery(
    [...queryKeys.collections, 'folder', id],
    (init) =>
      api.GET('/api/topics/get-collection', { params: { query: id === null ? {} : { unique_id: id } }, ...init }),
    {
      refetchInterval: (query) =>
        pollUntilRefused(query.state.data?.items.some(isChanging) ? ACTIVE_MS : IDLE_MS)(query),
    },
  );

export const folderTreeQuery = defineQuery([...queryKeys.collections, 'tree'], (init) =>
  api.GET('/api/topics/get-collection-tree', init),
);
