import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { every } from '../../../shared/api/every';
import { pollInterval } from '../published/poll-interval';

/** A tracker; the keys of its runs are nested under its key. */
export const trackerQuery = (id: string) =>
  queryOptions({
    queryKey: ['tracker', id],
    queryFn: ({ signal }) => answerOf(api.GET('/api/topics/tracker/{id}', { params: { path: { id } }, signal })),
    refetchInterval: (query) => (query.state.data === undefined ? false : every(pollInterval(query.state.data))(query)),
  });
