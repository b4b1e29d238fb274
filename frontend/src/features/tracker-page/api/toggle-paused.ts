import { api } from '#shared/api/client';
import { errorMessage } from '#shared/api/problem';
import { trackerChangeTexts } from '../texts/changes';
import { useTrackerToggle } from './use-tracker-toggle';

export const useTogglePaused = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, pausing) =>
      api.POST(pausing ? '/api/topics/tracker/{id}/pause' : '/api/topics/tracker/{id}/resume', {
        params: { path: { id } },
      }),
    done: (pausing) => (pausing ? trackerChangeTexts().paused : trackerChangeTexts().resumed),
    failureMessage: (error, pausing) =>
      errorMessage(error, pausing ? trackerChangeTexts().notPaused : trackerChangeTexts().notResumed),
  });
