import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../../shared/api/answer';
import { isUnderWay } from '../../../trackers/published/poll-interval';
import { answerOf, api, queryOf } from '../../../../shared/api/client';
import { every } from '../../../../shared/api/every';

/** A tracker in a folder. */
export type TrackerItem = Answer<'TrackerItem'>;
/** A folder in a folder. */
export type FolderItem = Answer<'FolderItem'>;
export type Item = TrackerItem | FolderItem;

const underWayMs = 5000;
const idleMs = 60_000;

const isChanging = (item: Item): boolean =>
  item.type === 'tracker' && ((!item.has_state && !item.needs_attention) || isUnderWay(item.last_run));

/** Not a tracker that is still being set up. */
export const mayHaveNews = (item: Item): boolean => item.type === 'collection' || item.has_state;

/** Of all folders and the tree of folders. */
export const collectionsKey = ['collection'];

/** A folder, null for the root; polled more often while one of its trackers is being set up or running. */
export const collectionQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...collectionsKey, 'folder', id],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/topics/get-collection', { params: { query: id === null ? {} : { unique_id: id } }, signal }),
      ),
    refetchInterval: (query) => every(query.state.data?.items.some(isChanging) ? underWayMs : idleMs)(query),
  });

export const collectionTreeQuery = queryOf([...collectionsKey, 'tree'], (init) =>
  api.GET('/api/topics/get-collection-tree', init),
);
