import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { queryKeys } from '#shared/api/query-keys';

/** A line recently published by a public tracker. */
export type WireLine = Schema<'WireLine'>;

const FRESH_FOR_MS = 60_000;

export const wireQuery = defineQuery(queryKeys.wire, (init) => api.GET('/api/topics/wire', init), {
  refetchInterval: FRESH_FOR_MS,
  meta: { survivesSessionChange: true },
});
