import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../../shared/api/query-keys';
import type { Schema } from '../../../../shared/api/api-schema';
import { unwrap, api } from '../../../../shared/api/client';

/** A line recently published by a public tracker. */
export type WireLine = Schema<'WireLine'>;

const FRESH_FOR_MS = 60_000;

export const wireQuery = queryOptions({
  queryKey: queryKeys.wire,
  queryFn: ({ signal }) => unwrap(api.GET('/api/topics/wire', { signal })),
  refetchInterval: FRESH_FOR_MS,
  meta: { survivesSessionChange: true },
});
