import { api, defineQuery } from '#shared/api/client';
import { fetchWithOptionalAuth } from '#shared/api/fetch-with-auth';

/** A tracker's last news, as markdown with markers; its `content` is null if there are no findings yet. */
export const lastUpdateQuery = (uid: string) =>
  defineQuery(
    ['last-update', uid],
    (init) =>
      api.GET('/api/topics/tracker/{id}/last-update', {
        params: { path: { id: uid } },
        fetch: fetchWithOptionalAuth,
        ...init,
      }),
    { retry: false },
  );
