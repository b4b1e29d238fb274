import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateTracker } from './invalidate-tracker';

/** Pauses (true) or resumes (false) the schedule. */
export const useTogglePause = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pause: boolean) =>
      answerOf(
        api.POST(pause ? '/api/topics/tracker/{id}/pause' : '/api/topics/tracker/{id}/resume', {
          params: { path: { id: trackerId } },
        }),
      ),
    onSuccess: async ({ paused }) => {
      toast(paused ? 'Tracker paused' : 'Tracker resumed');
      await invalidateTracker(queries, trackerId);
    },
    onError: (error, pause) => toastFailure(wordsOf(error, `The tracker could not be ${pause ? 'paused' : 'resumed'}`)),
  });
};
