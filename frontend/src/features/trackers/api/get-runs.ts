import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import type { Run } from './tracker';

/** The newest runs of a tracker, newest first; asked for again whenever the last one is another, or stands otherwise. */
export const useRuns = (trackerId: string, lastRun: Run | null) =>
  useQuery({
    queryKey: ['tracker', trackerId, 'runs', lastRun?.id, lastRun?.state],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/topics/tracker/{id}/runs', { params: { path: { id: trackerId } }, signal })),
  });
