import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { isUnderWay, liveMs } from '../poll-interval';
import { trackerQuery } from './get-tracker';

/** A page that the run considered, and what became of it. */
export type RunDocument = Answer<'RunWithDocuments'>['documents'][number];
export type DocumentOutcome = RunDocument['outcome'];

/** One run with its documents; looked at closely while it runs. */
export const runQuery = (trackerId: string, runId: string) =>
  queryOptions({
    queryKey: [...trackerQuery(trackerId).queryKey, 'run', runId],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/topics/tracker/{id}/runs/{runId}', { params: { path: { id: trackerId, runId } }, signal }),
      ),
    refetchInterval: ({ state: { data } }) => (isUnderWay(data ?? null) ? liveMs : false),
  });
