import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api, queryOf } from '../../../shared/api/client';
import { because } from '../../conversations/published/stated-reason';
import type { Range } from './dashboard';

export const stoolLogsQuery = (query: Range) =>
  queryOptions({
    queryKey: ['dashboard', 'chronic', query],
    queryFn: ({ signal }) => answerOf(api.GET('/api/chronic/get-dashboard', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const activeUsersQuery = queryOf(['user-activity'], (init) => api.GET('/api/chronic/get-user-activity', init));

/** With the same reason it belongs to the same reading; each is recorded, so it is not asked for again by itself. */
export const userActivityQuery = (id: string, reason: string) =>
  queryOptions({
    queryKey: ['user-activity', id, reason],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/chronic/get-user-activity/{id}', { params: { path: { id } }, ...because(reason), signal }),
      ),
    staleTime: Infinity,
  });
