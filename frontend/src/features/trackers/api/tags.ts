import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { trackerQueries } from './tracker-queries';

export type Tag = Schema<'Tag'>;

/** The tags on any of the user's trackers. */
export const userTagsQuery = defineQuery(['user-tags'], (init) => api.GET('/api/topics/get-user-tags', init));

/** Replaces a tracker's tags; `messages` are the toasts. */
export const useUpdateTags = (id: string, messages: { readonly success: string; readonly failure: string }) =>
  useApiMutation(
    (titles: readonly string[]) =>
      api.POST('/api/topics/tracker/{id}/update_tags', { params: { path: { id } }, body: { tags: [...titles] } }),
    {
      invalidates: [...trackerQueries(id), userTagsQuery],
      hidesReason: true,
      ...messages,
    },
  );
