import { api } from '../../../shared/api/client';
import { useTrackerToggle } from './use-tracker-toggle';
import { trackerChangeTexts } from '../texts/changes';

export const useTogglePaused = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, pausing) =>
      api.POST(pausing ? '/api/topics/tracker/{id}/pause' : '/api/topics/tracker/{id}/resume', {
        params: { path: { id } },
      }),
    success: (pausing) => (pausing ? trackerChangeTexts().paused : trackerChangeTexts().resumed),
    failure: (pausing) => (pausing ? trackerChangeTexts().notPaused : trackerChangeTexts().notResumed),
  });
