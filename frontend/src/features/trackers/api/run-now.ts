import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { runTexts } from '../published/texts/runs';
import { trackerQueries } from './tracker-queries';

/** Requests a run of the tracker with the given id now. */
export const useRunNow = () =>
  useApiMutation((id: string) => api.POST('/api/topics/tracker/{id}/run', { params: { path: { id } } }), {
    invalidates: (_run, id) => trackerQueries(id),
    success: runTexts().runRequested,
    failure: runTexts().runNotRequested,
  });
