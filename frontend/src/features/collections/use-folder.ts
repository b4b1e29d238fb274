import { useQuery } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { hasCode } from '#shared/api/problem';
import { folderQuery } from './api/get-folder';
import { folderWeekQuery } from './api/get-folder-week';

type Folder = Schema<'Collection'>;

/** State of a folder's page; `outdated`: its items could not be refetched. */
type FolderView =
  | { readonly status: 'loading' | 'signed-out' | 'gone' | 'failed' }
  | { readonly status: 'current' | 'outdated'; readonly folder: Folder };

const decideView = (folder: Folder | undefined, error: Error | null, isWeekPending: boolean): FolderView => {
  if (hasCode(error, 'AUTH_REQUIRED')) return { status: 'signed-out' };
  if (hasCode(error, 'NOT_FOUND')) return { status: 'gone' };
  if (folder === undefined) return { status: error === null ? 'loading' : 'failed' };
  if (error !== null) return { status: 'outdated', folder };
  // The week is above the items, and would push them down if it came later.
  return isWeekPending ? { status: 'loading' } : { status: 'current', folder };
};

/** A folder, null for the root, and the week of its trackers. */
export const useFolder = (id: string | null) => {
  const { data, error, refetch } = useQuery(folderQuery(id));
  const week = useQuery(folderWeekQuery(id));
  const isWeekPending = week.data === undefined && week.error === null;
  return { lastLoaded: data, view: decideView(data, error, isWeekPending), week, retry: () => void refetch() };
};
