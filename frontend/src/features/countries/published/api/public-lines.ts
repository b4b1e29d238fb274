import type { Schema } from '../../../../shared/api/api-schema';
import { api, defineQuery } from '../../../../shared/api/client';

export type PublicLine = Schema<'PublicLine'>;

/** What public trackers tell of trade with the country whose tracker this is. */
export const publicLinesQuery = (uid: string) =>
  defineQuery(['public-lines', uid], (init) =>
    api.GET('/api/topics/tracker/{id}/public-lines', { ...init, params: { path: { id: uid } } }),
  );
