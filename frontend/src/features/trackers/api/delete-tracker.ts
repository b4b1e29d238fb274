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
      // A page that still shows it keeps it until it is left: asked again, it would be 'no such tracker' for a moment.
      queries.removeQueries({ queryKey: ['tracker', trackerId], type: 'inactive' });
      for (const key of ['collection', 'user', 'explore', 'wire']) void queries.invalidateQueries({ queryKey: [key] });
    },
    onError: () => toastFailure('Failed to delete tracker. Please try again.'),
  });
};
