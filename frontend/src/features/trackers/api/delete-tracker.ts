import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { userQuery } from '../../accounts/api/get-user';
import { trackerQuery } from './get-tracker';
import { invalidateTrackerLists } from './invalidate-tracker';

export const useDeleteTracker = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (trackerId: string) =>
      answerOf(api.DELETE('/api/topics/delete-tracker/{id}', { params: { path: { id: trackerId } } })),
    onSuccess: (_nothing, trackerId) => {
      toast('Tracker deleted successfully');
      // A page that still shows it keeps it until it is left: asked again, it would be 'no such tracker' for a moment.
      queries.removeQueries({ queryKey: trackerQuery(trackerId).queryKey, type: 'inactive' });
      void invalidateTrackerLists(queries);
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: () => toastFailure('Failed to delete tracker. Please try again.'),
  });
};
