import { Box } from '@mui/material';
import type { Schema } from '../../../shared/api/api-schema';
import { QueryView } from '../../../shared/ui/query-view';
import { TextButton } from '../../../shared/ui/text-button';
import type { User } from '../../accounts/published/api/get-user';
import { audioStateQuery } from '../api/audio';
import { IncludeAudio } from './include-audio';
import { figure } from '../../../shared/text-format/pluralize';

/** Whether updates can be heard, by which voice, and how much of the month’s budget is used. */
export const AudioSettings = ({ user }: { user: User }) => (
  <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
    <IncludeAudio />
    <QueryView query={audioStateQuery} what="The voice" skeleton={{ lines: [100], height: 20 }}>
      {(state) => (
        <Box sx={{ typography: 'body2', color: 'quiet', display: 'grid', gap: 1 }}>
          <span>{formatVoice(state)}</span>
          <span>{formatBudget(state)}</span>
        </Box>
      )}
    </QueryView>
    {user.include_audio && <TextButton to="/list-trackers?listen">Listen to your updates</TextButton>}
  </Box>
);

type AudioState = Schema<'AudioState'>;

const formatVoice = ({ voice }: AudioState): string => {
  switch (voice) {
    case null:
      return 'No voice is installed on this server, so nothing can be read out. Whoever runs it can add one.';
    case 'service':
      return 'Updates are read out by a speech service when you listen, and kept for 90 days.';
    case 'piper':
    case 'espeak-ng':
      return `Updates are read out by ${voice === 'piper' ? 'Piper' : 'espeak-ng'} on this server when you listen, and kept for 90 days.`;
  }
};

const formatBudget = ({ month_characters: used, month_limit: limit }: AudioState): string | null => {
  if (limit === null) return null;
  const figures = `${figure(used)} of ${figure(limit)} characters are used this month on this server`;
  return used >= limit ? `${figures}: nothing more is read out until the next.` : `${figures}.`;
};
