import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../../shared/api/answer';
import { answerOf, api, queryOf } from '../../../../shared/api/client';
import { toast, toastFailure } from '../../../../shared/ui/toast';
import { invalidateTracker } from './invalidate-tracker';

export type Tag = Answer<'Tag'>;

/** The tags on any of the user's trackers. */
export const userTagsQuery = queryOf(['user-tags'], (init) => api.GET('/api/topics/get-user-tags', init));

/** Replaces a tracker's tags; `words` are the toasts. */
export const useUpdateTags = (trackerId: string, words: { readonly done: string; readonly failed: string }) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (titles: readonly string[]) =>
      answerOf(
        api.POST('/api/topics/tracker/{id}/update_tags', {
          params: { path: { id: trackerId } },
          body: { tags: [...titles] },
        }),
      ),
    onSuccess: async () => {
      toast(words.done);
      await Promise.all([
        invalidateTracker(queries, trackerId),
        queries.invalidateQueries({ queryKey: userTagsQuery.queryKey }),
      ]);
    },
    onError: () => toastFailure(words.failed),
  });
};
