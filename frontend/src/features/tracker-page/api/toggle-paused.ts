import { api } from '#shared/api/client';
import { trackerChangeTexts } from '../texts/changes';
import { useTrackerToggle } from './use-tracker-toggle';

export const useTogglePaused = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, pausing) =>
      api.POST(pausing ? '/api/topics/tracker/{id}/pause' : '/api/topics/tracker/{id}/resume', {
        params: { path: { id } },
      }),
    success: (pausing) => (pausing ? trackerChangeTexts().paused : trackerChangeTexts().resumed),
    failure: (pausing) => (pausing ? trackerChangeTexts().notPaused : trackerChangeTexts().notResumed),
  });
