import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { answerOf, api } from '../../../shared/api/client';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateNewTracker } from './api/invalidate-tracker';
import { createFailureWords } from './use-start-tracker';

/** A function that creates a tracker of the user's own with the settings of another, and opens it. */
export const useCloneTracker = (originalId: string): (() => void) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => answerOf(api.POST('/api/topics/tracker/{id}/clone', { params: { path: { id: originalId } } })),
    onSuccess: ({ tracker_id }) => {
      void invalidateNewTracker(queries, tracker_id);
      toast('Tracker created!');
      void navigate(`/tracker/${tracker_id}`);
    },
    onError: (error) => toastFailure(createFailureWords(error)),
  });
  return () => {
    if (!isPending) mutate();
  };
};
