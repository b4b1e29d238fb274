import { keepPreviousData } from '@tanstack/react-query';
import type { SuccessResponseJSON } from 'openapi-typescript-helpers';
import { api, defineQuery } from '#shared/api/client';
import type { paths } from '#shared/api/schema';
import { reasonHeader } from '#features/conversations/published/reason-header';
import type { Range } from './dashboard';

/** The lines of the chart of a user's activity. */
export type ActivityLines = SuccessResponseJSON<paths['/api/chronic/get-user-activity/{id}']['get']>['data'];

export const stoolLogsQuery = (query: Range) =>
  defineQuery(
    ['dashboard', 'chronic', query],
    (init) => api.GET('/api/chronic/get-dashboard', { params: { query }, ...init }),
    {
      placeholderData: keepPreviousData,
    },
  );

export const activeUsersQuery = defineQuery(['user-activity'], (init) =>
  api.GET('/api/chronic/get-user-activity', init),
);

/** A user's activity. Each reading is recorded with its reason, so it is never refetched automatically. */
export const userActivityQuery = (id: string, reason: string) =>
  defineQuery(
    ['user-activity', id, reason],
    (init) =>
      api.GET('/api/chronic/get-user-activity/{id}', { params: { path: { id } }, ...reasonHeader(reason), ...init }),
    {
      staleTime: Infinity,
    },
  );
