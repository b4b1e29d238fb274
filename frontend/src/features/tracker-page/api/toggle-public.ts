import { api } from '#shared/api/client';
import { useTrackerToggle } from './use-tracker-toggle';

interface Toasts {
  /** Absent if the caller reports that the link was copied, too. */
  readonly success?: (isPublic: boolean) => string;
  readonly failure: (isPublic: boolean) => string;
}

export const useTogglePublic = (trackerId: string, toasts: Toasts) =>
  useTrackerToggle(trackerId, {
    send: (id, isPublic) =>
      api.POST('/api/topics/toggle-public/{id}', { params: { path: { id } }, body: { public: isPublic } }),
    hidesReason: true,
    ...toasts,
  });
