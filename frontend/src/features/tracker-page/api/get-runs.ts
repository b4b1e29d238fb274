import { api } from '#shared/api/client';
import { definePagedQuery } from '#shared/api/define-paged-query';
import { trackerQuery } from '#features/trackers/api/get-tracker';

/** The runs of a tracker, newest first, by page. */
export const runsQuery = (trackerId: string) =>
  definePagedQuery(
    [...trackerQuery(trackerId).queryKey, 'runs'],
    (query, init) => api.GET('/api/topics/tracker/{id}/runs', { params: { path: { id: trackerId }, query }, ...init }),
    (pages) => pages.flat(),
  );
