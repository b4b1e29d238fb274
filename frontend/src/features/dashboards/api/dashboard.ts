import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '../../../shared/api/api-schema';
import { unwrap, api } from '../../../shared/api/client';

export type Dashboard = Schema<'Dashboard'>;
export type DashboardItem = Schema<'DashboardItem'>;
export type DashboardList = Schema<'DashboardList'>;
export type LocationMapItem = Extract<DashboardItem, { type: 'location_map' }>;
export type Location = LocationMapItem['data']['locations'][number];

/** The days to show: up to today, or from one day to another (UTC), both included. */
export type Range =
  { readonly range: 'day' | 'week' | 'month' | 'quarter' } | { readonly from: string; readonly to: string };

/** The topics' dashboard is for everybody, the application's for administrators. */
export type BoardName = 'topics' | 'app';

const fetched = (board: BoardName, query: Range, signal: AbortSignal) =>
  board === 'topics'
    ? api.GET('/api/topics/get-dashboard', { params: { query }, signal })
    : api.GET('/api/admin/dashboard', { params: { query }, signal });

export const dashboardQuery = (board: BoardName, range: Range) =>
  queryOptions({
    queryKey: ['dashboard', board, range],
    queryFn: ({ signal }) => unwrap(fetched(board, range, signal)),
    placeholderData: keepPreviousData,
  });
