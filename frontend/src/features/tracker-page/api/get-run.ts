import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { pollUntilRefused } from '#shared/api/poll-until-refused';
import { trackerQuery } from '#features/trackers/api/get-tracker';
import { isActive, LIVE_MS } from '#features/trackers/published/poll-interval';

/** A page considered by the run, with its outcome. */
export type RunDocument = Schema<'RunWithDocuments'>['documents'][number];
export type DocumentOutcome = RunDocument['outcome'];

/** A run with its documents; polled frequently while it is running. */
export const runQuery = (trackerId: string, runId: string) =>
  defineQuery(
    [...trackerQuery(trackerId).queryKey, 'run', runId],
    (init) => api.GET('/api/topics/tracker/{id}/runs/{runId}', { params: { path: { id: trackerId, runId } }, ...init }),
    {
      refetchInterval: (query) => isActive(query.state.data ?? null) && pollUntilRefused(LIVE_MS)(query),
    },
  );
