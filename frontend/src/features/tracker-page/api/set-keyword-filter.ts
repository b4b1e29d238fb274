import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { trackerQueries } from '#features/trackers/api/tracker-queries';
import { trackerChangeTexts } from '../texts/changes';

interface KeywordFilter {
  include: readonly string[];
  exclude: readonly string[];
}

/** Sets the words that pages must or must not contain; the server then rereads its sources. */
export const useSetKeywordFilter = (id: string) =>
  useApiMutation(
    ({ include, exclude }: KeywordFilter) =>
      api.POST('/api/topics/tracker/{id}/words', {
        params: { path: { id } },
        body: { include: [...include], exclude: [...exclude] },
      }),
    {
      invalidates: trackerQueries(id),
      success: trackerChangeTexts().wordsSaved,
      failure: trackerChangeTexts().wordsNotSaved,
    },
  );
