import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { toast, toastFailure } from '../../../shared/ui/toast';

export const useDeleteTracker = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (trackerId: string) => call('DELETE', `/api/topics/delete-tracker/${trackerId}/`),
    onSuccess: (_nothing, trackerId) => {
      toast('Tracker deleted successfully');
      queries.removeQueries({ queryKey: ['tracker', trackerId] });
      for (const key of ['collection', 'user', 'explore']) void queries.invalidateQueries({ queryKey: [key] });
    },
    onError: () => toastFailure('Failed to delete tracker. Please try again.'),
  });
};
