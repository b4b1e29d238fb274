import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { pollInterval } from '../poll-interval';

export const useTracker = (id: string) =>
  useQuery({
    queryKey: ['tracker', id],
    queryFn: ({ signal }) => answerOf(api.GET('/api/topics/tracker/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollInterval(state.data)),
  });
