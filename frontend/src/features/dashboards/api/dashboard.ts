import { keepPreviousData } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

export type Dashboard = Schema<'Dashboard'>;
export type DashboardItem = Schema<'DashboardItem'>;
export type DashboardList = Schema<'DashboardList'>;
export type LocationMapItem = Extract<DashboardItem, { type: 'location_map' }>;
export type Location = LocationMapItem['data']['locations'][number];

/** The days to show: up to today, or from one day to another (UTC), both included. */
export type Range =
  { readonly range: 'day' | 'week' | 'month' | 'quarter' } | { readonly from: string; readonly to: string };

/** `topics` is for everybody, `app` for administrators. */
export type BoardName = 'topics' | 'app';

export const dashboardQuery = (board: BoardName, query: Range) =>
  defineQuery(
    ['dashboard', board, query],
    (init) =>
      board === 'topics'
        ? api.GET('/api/topics/get-dashboard', { params: { query }, ...init })
        : api.GET('/api/admin/dashboard', { params: { query }, ...init }),
    { placeholderData: keepPreviousData },
  );
