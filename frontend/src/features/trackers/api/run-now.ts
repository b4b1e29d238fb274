import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateTracker } from './invalidate-tracker';

/** Requests a run now. */
export const useRunNow = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.POST('/api/topics/tracker/{id}/run', { params: { path: { id: trackerId } } })),
    onSuccess: async () => {
      toast('Reading the sources now');
      await invalidateTracker(queries, trackerId);
    },
    onError: (error) => toastFailure(wordsOf(error, 'The run could not be started')),
  });
};
