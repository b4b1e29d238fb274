import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../../shared/api/query-keys';
import type { Answer } from '../../../../shared/api/answer';
import { answerOf, api } from '../../../../shared/api/client';

/** A line recently published by a public tracker. */
export type WireLine = Answer<'WireLine'>;

const FRESH_FOR_MS = 60_000;

export const wireQuery = queryOptions({
  queryKey: queryKeys.wire,
  queryFn: ({ signal }) => answerOf(api.GET('/api/topics/wire', { signal })),
  refetchInterval: FRESH_FOR_MS,
  meta: { survivesSessionChange: true },
});
