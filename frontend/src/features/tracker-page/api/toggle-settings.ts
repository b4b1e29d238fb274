import { api } from '#shared/api/client';
import { trackerChangeTexts } from '../texts/changes';
import { useTrackerToggle } from './use-tracker-toggle';

export const useToggleEmail = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, email_updates) =>
      api.POST('/api/topics/toggle-email/{id}', { params: { path: { id } }, body: { email_updates } }),
    success: (on) => (on ? trackerChangeTexts().emailOn : trackerChangeTexts().emailOff),
    failure: () => trackerChangeTexts().emailNotSet,
  });

export const useTogglePaused = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, pausing) =>
      api.POST(pausing ? '/api/topics/tracker/{id}/pause' : '/api/topics/tracker/{id}/resume', {
        params: { path: { id } },
      }),
    success: (pausing) => (pausing ? trackerChangeTexts().paused : trackerChangeTexts().resumed),
    failure: (pausing) => (pausing ? trackerChangeTexts().notPaused : trackerChangeTexts().notResumed),
  });

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
