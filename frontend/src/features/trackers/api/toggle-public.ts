import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { invalidateTracker } from './invalidate-tracker';

export const useTogglePublic = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isPublic: boolean) =>
      answerOf(
        api.POST('/api/topics/toggle-public/{id}', { params: { path: { id: trackerId } }, body: { public: isPublic } }),
      ),
    onSuccess: () => invalidateTracker(queries, trackerId),
  });
};
