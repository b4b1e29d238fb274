import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateTracker } from './invalidate-tracker';

export const useToggleEmail = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (email_updates: boolean) =>
      answerOf(
        api.POST('/api/topics/toggle-email/{id}', { params: { path: { id: trackerId } }, body: { email_updates } }),
      ),
    onSuccess: async ({ email_updates }) => {
      toast(email_updates ? 'Updates email on' : 'Updates email off');
      await invalidateTracker(queries, trackerId);
    },
    onError: (error) => toastFailure(wordsOf(error, 'Failed to update email setting')),
  });
};
