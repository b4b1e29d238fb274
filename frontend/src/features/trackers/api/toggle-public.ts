import { api } from '../../../shared/api/client';
import { useTrackerToggle } from './use-tracker-toggle';

/** Copying the link makes a tracker public too, so the callers say what was done. */
export const useTogglePublic = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, isPublic) =>
      api.POST('/api/topics/toggle-public/{id}', { params: { path: { id } }, body: { public: isPublic } }),
    done: null,
    failed: null,
  });
