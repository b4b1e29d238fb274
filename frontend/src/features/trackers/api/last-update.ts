import { fetchOrAnonymously } from '#shared/api/authorised-fetch';
import { api, defineQuery } from '#shared/api/client';

/** A tracker's last news, as markdown with markers; its `content` is null if there are no findings yet. */
export const lastUpdateQuery = (uid: string) =>
  defineQuery(
    ['last-update', uid],
    (init) =>
      api.GET('/api/topics/tracker/{id}/last-update', {
        params: { path: { id: uid } },
        fetch: fetchOrAnonymously,
        ...init,
      }),
    { retry: false },
  );
