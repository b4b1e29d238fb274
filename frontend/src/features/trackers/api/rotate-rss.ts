import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { trackerQuery } from './get-tracker';

/** Replaces the secret address of a tracker's feed. */
export const useRotateRss = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.POST('/api/topics/rotate-rss', { body: { kind: 'tracker', id: trackerId } })),
    onSuccess: async () => {
      toast('RSS link replaced');
      await queries.invalidateQueries({ queryKey: trackerQuery(trackerId).queryKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'The RSS link could not be replaced')),
  });
};
