import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { every } from '../../../shared/api/every';
import { isUnderWay, liveMs } from '../published/poll-interval';
import { trackerQuery } from './get-tracker';

/** A page considered by the run, with its outcome. */
export type RunDocument = Answer<'RunWithDocuments'>['documents'][number];
export type DocumentOutcome = RunDocument['outcome'];

/** A run with its documents; polled frequently while it is running. */
export const runQuery = (trackerId: string, runId: string) =>
  queryOptions({
    queryKey: [...trackerQuery(trackerId).queryKey, 'run', runId],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/topics/tracker/{id}/runs/{runId}', { params: { path: { id: trackerId, runId } }, signal }),
      ),
    refetchInterval: (query) => isUnderWay(query.state.data ?? null) && every(liveMs)(query),
  });
