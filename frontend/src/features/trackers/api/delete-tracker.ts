import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { toast, toastFailure } from '../../../shared/ui/toast';

export const useDeleteTracker = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (trackerId: string) =>
      answerOf(api.DELETE('/api/topics/delete-tracker/{id}', { params: { path: { id: trackerId } } })),
    onSuccess: (_nothing, trackerId) => {
      toast('Tracker deleted successfully');
      queries.removeQueries({ queryKey: ['tracker', trackerId] });
      for (const key of ['collection', 'user', 'explore']) void queries.invalidateQueries({ queryKey: [key] });
    },
    onError: () => toastFailure('Failed to delete tracker. Please try again.'),
  });
};
