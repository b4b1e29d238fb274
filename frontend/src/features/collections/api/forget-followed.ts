import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { toastFailure } from '../../../shared/ui/toast';
import { collectionsKey } from './get-collection';

/** Stops following trackers that can no longer be seen. */
export const useForgetFollowed = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(
        ids.map((id) =>
          answerOf(
            api.POST('/api/topics/toggle-following/{id}', { params: { path: { id } }, body: { following: false } }),
          ),
        ),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: collectionsKey }),
    onError: () => toastFailure('Failed to update following status'),
  });
};
