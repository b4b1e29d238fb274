import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { pollUntilRefused } from '#shared/api/poll-until-refused';
import { queryKeys } from '#shared/api/query-keys';

/** The last seven days' news from the trackers of a folder. */
export type WeekOfFolder = Schema<'CollectionWeek'>;
export type WeekItem = Schema<'WeekItem'>;
export type WeekLine = Schema<'WeekLine'>;

const FRESH_FOR_MS = 60_000;

/** The week of a folder, null for the root. The folder is shown without it if it cannot be loaded. */
export const folderWeekQuery = (id: string | null) =>
  defineQuery(
    [...queryKeys.collections, 'week', id],
    (init) => {
      const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
      const query = id === null ? { timezone } : { timezone, unique_id: id };
      return api.GET('/api/topics/get-collection-week', { params: { query }, ...init });
    },
    { refetchInterval: pollUntilRefused(FRESH_FOR_MS), retry: false },
  );
