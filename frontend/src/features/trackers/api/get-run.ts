import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import type { Run } from './tracker';

export type DocumentOutcome = 'told' | 'evidence' | 'left_out' | 'known' | 'unreachable';

/** A page that the run considered, and what became of it. */
export interface RunDocument {
  readonly url: string;
  readonly title: string;
  readonly outcome: DocumentOutcome;
  readonly reason: string | null;
}

export interface RunLog extends Run {
  readonly documents: readonly RunDocument[];
}

const liveMs = 2000;

/** One run with its documents; looked at closely while it runs. */
export const useRun = (trackerId: string, runId: string) =>
  useQuery({
    queryKey: ['tracker', trackerId, 'run', runId],
    queryFn: ({ signal }) =>
      answerOf<RunLog>(
        api.GET('/api/topics/tracker/{id}/runs/{runId}', { params: { path: { id: trackerId, runId } }, signal }),
      ),
    refetchInterval: ({ state: { data } }) => (data?.state === 'queued' || data?.state === 'running' ? liveMs : false),
  });
