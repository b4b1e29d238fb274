import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateTracker } from '../published/api/invalidate-tracker';

/** Requests a run of the tracker with the given id now. */
export const useRunNow = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (trackerId: string) =>
      answerOf(api.POST('/api/topics/tracker/{id}/run', { params: { path: { id: trackerId } } })),
    onSuccess: async (_run, trackerId) => {
      toast('Reading the sources now');
      await invalidateTracker(queries, trackerId);
    },
    onError: (error) => toastFailure(wordsOf(error, 'The run could not be started')),
  });
};
