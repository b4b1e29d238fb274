import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

export type PublicLine = Schema<'PublicLine'>;

/** Lines of public trackers about trade with this tracker's country. */
export const publicLinesQuery = (uid: string) =>
  defineQuery(['public-lines', uid], (init) =>
    api.GET('/api/topics/tracker/{id}/public-lines', { ...init, params: { path: { id: uid } } }),
  );
