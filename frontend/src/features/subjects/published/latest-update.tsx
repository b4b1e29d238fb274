import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BotText } from '../../../shared/chat/bot-text';
import { lastUpdateQuery } from '../../countries/published/api/last-update';

/** What the tracker of a country or an agency told last, or else what is recorded last; nothing where there is neither. */
export const LatestUpdate = ({ uid }: { uid: string }) => {
  const { data } = useQuery(lastUpdateQuery(uid));
  if (data === undefined || data.content === null) return null;
  return (
    <Box component="section" aria-label="Latest update">
      <Box component="h3" sx={{ typography: 'label', color: 'quiet', mb: 2 }}>
        Latest
      </Box>
      <BotText message={{ from: 'bot', text: data.content, sources: data.sources }} />
    </Box>
  );
};
