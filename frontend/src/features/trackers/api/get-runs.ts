import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import type { Run } from './tracker';

/** All runs of a tracker, newest first. */
export const useRuns = (trackerId: string) =>
  useQuery({
    queryKey: ['tracker', trackerId, 'runs'],
    queryFn: ({ signal }) =>
      answerOf<readonly Run[]>(
        api.GET('/api/topics/tracker/{id}/runs', { params: { path: { id: trackerId } }, signal }),
      ),
  });
