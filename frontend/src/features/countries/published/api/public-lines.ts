import type { Answer } from '../../../../shared/api/answer';
import { api, queryOf } from '../../../../shared/api/client';

export type PublicLine = Answer<'PublicLine'>;

/** What public trackers tell of trade with the country whose tracker this is. */
export const publicLinesQuery = (uid: string) =>
  queryOf(['public-lines', uid], (init) =>
    api.GET('/api/topics/tracker/{id}/public-lines', { ...init, params: { path: { id: uid } } }),
  );
