import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateTracker } from './invalidate-tracker';

/** Follows or unfollows. What shows it is fetched again once the server has agreed. */
export const useToggleFollowing = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (following: boolean) =>
      answerOf(
        api.POST('/api/topics/toggle-following/{id}', { params: { path: { id: trackerId } }, body: { following } }),
      ),
    onSuccess: async ({ following }) => {
      toast(following ? 'Now following topic' : 'Unfollowed topic');
      await invalidateTracker(queries, trackerId);
    },
    onError: () => toastFailure('Failed to update following status'),
  });
};
