import { queryOptions } from '@tanstack/react-query';
import { unwrap, api } from '../../../../shared/api/client';
import { queryKeys } from '../../../../shared/api/query-keys';
import { pollUntilRefused } from '../../../../shared/api/poll-until-refused';
import { pollInterval } from '../poll-interval';

/** A tracker; the keys of its runs are nested under its key. */
export const trackerQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.tracker, id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/topics/tracker/{id}', { params: { path: { id } }, signal })),
    refetchInterval: (query) =>
      query.state.data === undefined ? false : pollUntilRefused(pollInterval(query.state.data))(query),
  });
