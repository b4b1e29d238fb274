import { Box } from '@mui/material';
import type { Schema } from '#shared/api/api-schema';
import { figure } from '#shared/text-format/pluralize';
import { QueryView } from '#shared/ui/states/query-view';
import { TextButton } from '#shared/ui/text-button';
import type { User } from '#features/accounts/api/get-user';
import { audioStateQuery } from '../api/audio';
import { audioSettingTexts } from '../texts/settings';
import { IncludeAudio } from './include-audio';

/** Whether updates can be heard, by which voice, and how much of the month’s budget is used. */
export const AudioSettings = ({ user }: { user: User }) => (
  <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
    <IncludeAudio />
    <QueryView query={audioStateQuery} contentName={audioSettingTexts().voice} skeleton={{ lines: [100], height: 20 }}>
      {(state) => (
        <Box sx={{ typography: 'body2', color: 'quiet', display: 'grid', gap: 1 }}>
          <span>{formatVoice(state)}</span>
          <span>{formatBudget(state)}</span>
        </Box>
      )}
    </QueryView>
    {user.include_audio && <TextButton to="/list-trackers?listen">{audioSettingTexts().listen}</TextButton>}
  </Box>
);

type AudioState = Schema<'AudioState'>;

const formatVoice = ({ voice }: AudioState): string => {
  switch (voice) {
    case null:
      return audioSettingTexts().noVoice;
    case 'service':
      return audioSettingTexts().readByService;
    case 'piper':
    case 'espeak-ng':
      return audioSettingTexts().readHere(voice === 'piper' ? 'Piper' : 'espeak-ng');
  }
};

const formatBudget = ({ month_characters: used, month_limit: limit }: AudioState): string | null => {
  if (limit === null) return null;
  return used >= limit
    ? audioSettingTexts().budgetUsed(figure(limit))
    : audioSettingTexts().budget(figure(used), figure(limit));
};
