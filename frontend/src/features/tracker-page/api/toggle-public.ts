import { api } from '#shared/api/client';
import { useTrackerToggle } from './use-tracker-toggle';

/** Shows no toast: copying the link also makes a tracker public, so callers report the result. */
export const useTogglePublic = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, isPublic) =>
      api.POST('/api/topics/toggle-public/{id}', { params: { path: { id } }, body: { public: isPublic } }),
  });
