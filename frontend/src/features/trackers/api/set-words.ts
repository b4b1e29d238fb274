import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateTracker } from '../published/api/invalidate-tracker';

interface WordFilter {
  include: readonly string[];
  exclude: readonly string[];
}

/** Sets which words pages must have, and which not; the server then reads its sources again. */
export const useSetWords = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ include, exclude }: WordFilter) =>
      answerOf(
        api.POST('/api/topics/tracker/{id}/words', {
          params: { path: { id: trackerId } },
          body: { include: [...include], exclude: [...exclude] },
        }),
      ),
    onSuccess: async () => {
      toast('Words saved. The sources are read again.');
      await invalidateTracker(queries, trackerId);
    },
    onError: (error) => toastFailure(wordsOf(error, 'The words could not be saved')),
  });
};
