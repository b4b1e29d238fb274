import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { pollUntilRefused } from '#shared/api/poll-until-refused';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { toast, toastFailure } from '#shared/ui/toasts/toast';
import { userQuery } from '#features/accounts/api/get-user';
import { playerTexts } from '../texts/player';
import { audioSettingTexts } from '../texts/settings';

export type Recording = Schema<'Recording'>;

const BEING_MADE_MS = 2000;
const recordingsKey = ['recordings'] as const;

/** The latest briefs to listen to, of a tracker or of all; polled while one is being generated. */
export const recordingsQuery = (trackerId: string | null) =>
  defineQuery(
    [...recordingsKey, trackerId],
    (init) =>
      api.GET('/api/topics/recordings', {
        params: { query: trackerId === null ? {} : { tracker_id: trackerId } },
        ...init,
      }),
    {
      refetchInterval: (query) =>
        query.state.data?.some(({ state }) => state === 'asked') === true && pollUntilRefused(BEING_MADE_MS)(query),
    },
  );

export const useAskForRecording = () =>
  useApiMutation((briefId: string) => api.POST('/api/topics/recordings', { body: { brief_id: briefId } }), {
    invalidates: [{ queryKey: recordingsKey }],
    failure: playerTexts().notRequested,
  });

export interface Chapter {
  readonly startTime: number;
  readonly title: string;
}

/** The chapters of a recording: a separate file, which podcast apps read as well. */
export const chaptersQuery = (url: string) =>
  queryOptions({
    queryKey: ['chapters', url],
    queryFn: async ({ signal }): Promise<readonly Chapter[]> => {
      const answer = await fetch(url, { signal });
      if (!answer.ok) return [];
      const { chapters } = (await answer.json()) as { chapters: readonly Chapter[] };
      return chapters;
    },
    staleTime: Infinity,
  });

export const audioStateQuery = defineQuery(['audio-state'], (init) => api.GET('/api/common/audio', init));

/** Shown as chosen at once, and reverted if that fails. */
export const useIncludeAudio = () => {
  const queryClient = useQueryClient();
  return useApiMutation(
    (include_audio: boolean) => api.POST('/api/common/update-audio-preference', { body: { include_audio } }),
    {
      invalidates: [userQuery, { queryKey: recordingsKey }],
      failure: audioSettingTexts().notChanged,
      onSuccess: async (_answer, on) => {
        const voice = on ? await queryClient.fetchQuery(audioStateQuery).catch(() => null) : null;
        if (voice?.voice === null) toastFailure(audioSettingTexts().onWithoutVoice);
        else toast(on ? audioSettingTexts().turnedOn : audioSettingTexts().turnedOff);
      },
    },
  );
};
