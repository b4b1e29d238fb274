import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { userQuery } from '../../accounts/api/get-user';
import { trackerQuery } from './get-tracker';
import { invalidateTrackerLists } from './invalidate-tracker';

const refresh = async (queries: QueryClient): Promise<void> => {
  await Promise.all([invalidateTrackerLists(queries), queries.invalidateQueries({ queryKey: userQuery.queryKey })]);
};

const restoreTracker = async (queries: QueryClient, trackerId: string): Promise<void> => {
  try {
    await answerOf(api.POST('/api/topics/restore', { body: { kind: 'tracker', id: trackerId } }));
    toast('Tracker restored');
    await refresh(queries);
  } catch (error) {
    toastFailure(wordsOf(error, 'The tracker could not be restored'));
  }
};

/** Deletes a tracker and offers to undo it. `onDeleted` is called even if the dialog has been closed meanwhile. */
export const useDeleteTracker = (onDeleted?: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (trackerId: string) =>
      answerOf(api.DELETE('/api/topics/delete-tracker/{id}', { params: { path: { id: trackerId } } })),
    onSuccess: (_nothing, trackerId) => {
      toast('Tracker deleted successfully', {
        label: 'Undo',
        act: () => void restoreTracker(queries, trackerId),
      });
      onDeleted?.();
      // A page that still shows it keeps its cache: a refetch would briefly show 'not found'.
      queries.removeQueries({ queryKey: trackerQuery(trackerId).queryKey, type: 'inactive' });
      void refresh(queries);
    },
    onError: () => toastFailure('Failed to delete tracker. Please try again.'),
  });
};
