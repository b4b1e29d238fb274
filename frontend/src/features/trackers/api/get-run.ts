import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '../../../shared/api/api-schema';
import { unwrap, api } from '../../../shared/api/client';
import { pollUntilRefused } from '../../../shared/api/poll-until-refused';
import { isActive, LIVE_MS } from '../published/poll-interval';
import { trackerQuery } from '../published/api/get-tracker';

/** A page considered by the run, with its outcome. */
export type RunDocument = Schema<'RunWithDocuments'>['documents'][number];
export type DocumentOutcome = RunDocument['outcome'];

/** A run with its documents; polled frequently while it is running. */
export const runQuery = (trackerId: string, runId: string) =>
  queryOptions({
    queryKey: [...trackerQuery(trackerId).queryKey, 'run', runId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/topics/tracker/{id}/runs/{runId}', { params: { path: { id: trackerId, runId } }, signal })),
    refetchInterval: (query) => isActive(query.state.data ?? null) && pollUntilRefused(LIVE_MS)(query),
  });
