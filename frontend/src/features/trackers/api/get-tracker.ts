import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { pollInterval } from '../poll-interval';
import type { Tracker } from './tracker';

export const useTracker = (id: string) =>
  useQuery({
    queryKey: ['tracker', id],
    queryFn: ({ signal }) =>
      answerOf<Tracker>(api.GET('/api/topics/tracker/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollInterval(state.data)),
  });
