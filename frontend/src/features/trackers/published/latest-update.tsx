import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BotText } from '#shared/chat/bot-text';
import { LoadError } from '#shared/ui/states/load-error';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { lastUpdateQuery } from '../api/last-update';
import { latestTexts } from '../texts/latest';

/** The last news of a country's or agency's tracker, or else the latest record; renders nothing if there is neither. */
export const LatestUpdate = ({ uid }: { uid: string }) => {
  const { data, isError, refetch } = useQuery(lastUpdateQuery(uid));
  if (data === undefined)
    return isError ? (
      <LoadError small what={latestTexts().itsUpdate} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines lines={[20, 100, 80]} />
    );
  if (data.content === null) return null;
  return (
    <Box component="section" aria-label={latestTexts().latestUpdate}>
      <Box component="h3" sx={{ typography: 'label', color: 'quiet', mb: 2 }}>
        {latestTexts().latest}
      </Box>
      <BotText message={{ from: 'bot', text: data.content, sources: data.sources }} />
    </Box>
  );
};
