import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import type { Run } from './tracker';

/** All runs of a tracker, newest first. */
export const useRuns = (trackerId: string) =>
  useQuery({
    queryKey: ['tracker', trackerId, 'runs'],
    queryFn: ({ signal }) => call<readonly Run[]>('GET', `/api/topics/tracker/${trackerId}/runs/`, { signal }),
  });
