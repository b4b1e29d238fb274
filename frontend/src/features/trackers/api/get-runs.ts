import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { trackerQuery } from './get-tracker';
import type { Run } from './tracker';

/** The newest runs of a tracker, newest first; asked for again whenever the last run is another or has another state. */
export const runsQuery = (trackerId: string, lastRun: Run | null) =>
  queryOptions({
    queryKey: [...trackerQuery(trackerId).queryKey, 'runs', lastRun?.id, lastRun?.state],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/topics/tracker/{id}/runs', { params: { path: { id: trackerId } }, signal })),
  });
