import { api, defineQuery } from '#shared/api/client';
import { pollUntilRefused } from '#shared/api/poll-until-refused';
import { queryKeys } from '#shared/api/query-keys';
import { pollInterval } from '../published/poll-interval';

/** A tracker; the keys of its runs begin with its key. */
export const trackerQuery = (id: string) =>
  defineQuery(
    [...queryKeys.tracker, id],
    (init) => api.GET('/api/topics/tracker/{id}', { params: { path: { id } }, ...init }),
    {
      refetchInterval: (query) =>
        query.state.data === undefined ? false : pollUntilRefused(pollInterval(query.state.data))(query),
    },
  );
