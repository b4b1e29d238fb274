import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { trackerQuery } from '#features/trackers/api/get-tracker';
import { trackerChangeTexts } from '../texts/changes';

/** Replaces the secret URL of a tracker's feed. */
export const useRotateRss = (trackerId: string) =>
  useApiMutation(() => api.POST('/api/topics/rotate-rss', { body: { kind: 'tracker', id: trackerId } }), {
    invalidates: [trackerQuery(trackerId)],
    success: trackerChangeTexts().rssReplaced,
    failure: trackerChangeTexts().rssNotReplaced,
  });
