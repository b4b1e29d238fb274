import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { pollInterval } from '../poll-interval';
import type { Tracker } from './tracker';

export const useTracker = (id: string) =>
  useQuery({
    queryKey: ['tracker', id],
    queryFn: ({ signal }) => call<Tracker>('GET', `/api/topics/tracker/${encodeURIComponent(id)}/`, { signal }),
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollInterval(state.data)),
  });
