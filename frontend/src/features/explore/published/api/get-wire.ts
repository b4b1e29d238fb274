import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../../shared/api/answer';
import { answerOf, api } from '../../../../shared/api/client';

/** A line recently published by a public tracker. */
export type WireLine = Answer<'WireLine'>;

const freshForMs = 60_000;

export const wireQuery = queryOptions({
  queryKey: ['wire'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/topics/wire', { signal })),
  refetchInterval: freshForMs,
  meta: { sameForEveryone: true },
});
