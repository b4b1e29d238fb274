import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Schema } from '../../../shared/api/api-schema';
import { api, unwrapPage } from '../../../shared/api/client';
import { trackerQuery } from '../published/api/get-tracker';

export type Claim = Schema<'Claim'>;

/** The ledger of a tracker, or what one run recorded in it, newest first, by page. */
export const claimsQuery = (trackerId: string, runId: string | null) =>
  infiniteQueryOptions({
    queryKey: [...trackerQuery(trackerId).queryKey, 'claims', runId],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam: cursor }) =>
      unwrapPage(
        api.GET('/api/topics/tracker/{id}/claims', {
          params: {
            path: { id: trackerId },
            query: { ...(runId === null ? {} : { run_id: runId }), ...(cursor === null ? {} : { cursor }) },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
