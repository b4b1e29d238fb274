import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { every } from '../../../shared/api/every';
import { collectionsKey } from '../published/api/get-collection';

/** What the trackers of a folder told in the last seven days. */
export type CollectionWeek = Answer<'CollectionWeek'>;
export type WeekItem = Answer<'WeekItem'>;
export type WeekLine = Answer<'WeekLine'>;

const freshForMs = 60_000;

/** Of a folder, null for the root. The folder is shown without it if it cannot be had. */
export const collectionWeekQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...collectionsKey, 'week', id],
    queryFn: ({ signal }) => {
      const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
      const query = id === null ? { timezone } : { timezone, unique_id: id };
      return answerOf(api.GET('/api/topics/get-collection-week', { params: { query }, signal }));
    },
    refetchInterval: every(freshForMs),
    retry: false,
  });
