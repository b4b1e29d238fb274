import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateTracker } from '../published/api/invalidate-tracker';

interface AlsoAbout {
  phrase: string;
  /** Whether pages about it belong to the topic. */
  belongs: boolean;
}

/** Adds something to what a tracker is about, or removes it; the server then reads its sources again. */
export const useAlsoAbout = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AlsoAbout) =>
      answerOf(api.POST('/api/topics/tracker/{id}/also-about', { params: { path: { id: trackerId } }, body })),
    onSuccess: async (_answer, { phrase, belongs }) => {
      toast(belongs ? `“${phrase}” now belongs to the topic` : `“${phrase}” no longer belongs to the topic`);
      await invalidateTracker(queries, trackerId);
    },
    onError: () => toastFailure('The topic could not be changed. Nothing was lost.'),
  });
};
