import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { definePagedQuery } from '#shared/api/define-paged-query';
import { trackerQuery } from '#features/trackers/api/get-tracker';

export type Claim = Schema<'Claim'>;

/** The ledger of a tracker, or what one run recorded in it, newest first, by page. */
export const claimsQuery = (trackerId: string, runId: string | null) =>
  definePagedQuery(
    [...trackerQuery(trackerId).queryKey, 'claims', runId],
    (page, init) =>
      api.GET('/api/topics/tracker/{id}/claims', {
        params: { path: { id: trackerId }, query: { ...(runId === null ? {} : { run_id: runId }), ...page } },
        ...init,
      }),
    (pages) => pages.flat(),
  );
