import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { every } from '../../../shared/api/every';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { userQuery } from '../../accounts/published/api/get-user';

export type Recording = Answer<'Recording'>;

const BEING_MADE_MS = 2000;
const recordingsKey = ['recordings'] as const;

/** The latest briefs to listen to, of a tracker or of all; looked at again while one is being read out. */
export const recordingsQuery = (trackerId: string | null) =>
  queryOptions({
    queryKey: [...recordingsKey, trackerId],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/topics/recordings', {
          params: { query: trackerId === null ? {} : { tracker_id: trackerId } },
          signal,
        }),
      ),
    refetchInterval: (query) =>
      query.state.data?.some(({ state }) => state === 'asked') === true && every(BEING_MADE_MS)(query),
  });

export const useAskForRecording = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (briefId: string) => answerOf(api.POST('/api/topics/recordings', { body: { brief_id: briefId } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: recordingsKey }),
    onError: (error) => toastFailure(wordsOf(error, 'It could not be asked for')),
  });
};

export interface Chapter {
  readonly startTime: number;
  readonly title: string;
}

/** They are a file beside the sound, which podcast apps read, too. */
export const chaptersQuery = (address: string) =>
  queryOptions({
    queryKey: ['chapters', address],
    queryFn: async ({ signal }): Promise<readonly Chapter[]> => {
      const answer = await fetch(address, { signal });
      if (!answer.ok) return [];
      const { chapters } = (await answer.json()) as { chapters: readonly Chapter[] };
      return chapters;
    },
    staleTime: Infinity,
  });

export const audioStateQuery = queryOptions({
  queryKey: ['audio-state'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/common/audio', { signal })),
});

/** Shown as chosen at once, and as before if that fails. */
export const useIncludeAudio = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (include_audio: boolean) =>
      answerOf(api.POST('/api/common/update-audio-preference', { body: { include_audio } })),
    onSuccess: async (_answer, on) => {
      const voice = on ? await queries.fetchQuery(audioStateQuery).catch(() => null) : null;
      if (voice?.voice === null) toastFailure('Audio is on, but this server has no voice, so nothing can be heard');
      else toast(on ? 'Audio on' : 'Audio off');
      await queries.invalidateQueries({ queryKey: userQuery.queryKey });
      await queries.invalidateQueries({ queryKey: recordingsKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'Failed to update audio setting')),
  });
};
