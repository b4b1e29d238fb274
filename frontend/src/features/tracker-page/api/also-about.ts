import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { trackerQueries } from '#features/trackers/api/tracker-queries';
import { trackerChangeTexts } from '../texts/changes';

/** Adds a phrase to a tracker's topic, or removes it; the server then rereads its sources. */
export const useAlsoAbout = (id: string) =>
  useApiMutation(
    (body: Schema<'AlsoAboutBody'>) =>
      api.POST('/api/topics/tracker/{id}/also-about', { params: { path: { id } }, body }),
    {
      invalidates: trackerQueries(id),
      success: ({ phrase, belongs }) =>
        belongs ? trackerChangeTexts().phraseAdded(phrase) : trackerChangeTexts().phraseRemoved(phrase),
      hidesReason: true,
      failure: trackerChangeTexts().topicNotChanged,
    },
  );
