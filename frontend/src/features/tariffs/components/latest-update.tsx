import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BotText } from '../../../shared/chat/bot-text';
import { longDate } from '../../../shared/time/time-words';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { lastUpdateQuery } from '../api/get-last-update';
import type { TariffItem } from '../api/get-tariff-data';

/** What is known last of a country: of one's own tracker where it told something, else of what is recorded. */
export const LatestUpdate = ({ item }: { item: TariffItem }) => {
  const own = useQuery({ ...lastUpdateQuery(item.uid ?? item.id), enabled: item.uid !== null });
  const isOwn = own.data?.content != null;
  const isOwnAwaited = item.uid !== null && own.isPending;
  const recorded = useQuery({ ...lastUpdateQuery(item.id), enabled: !isOwn && !isOwnAwaited });
  const { data, isError, refetch } = isOwn ? own : recorded;
  if (data === undefined)
    return isError ? (
      <Box role="status" sx={{ typography: 'body2', color: 'quiet' }}>
        The latest update could not be loaded. <TextButton onClick={() => void refetch()}>Try again</TextButton>
      </Box>
    ) : (
      <SkeletonLines lines={[90, 100, 70]} />
    );
  return (
    <section aria-label="Latest update">
      <Box component="h3" sx={{ typography: 'label' }}>
        Latest update
      </Box>
      {data.updated_at !== null && (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet', mb: 3 }}>
          {longDate(data.updated_at.slice(0, 10))}
        </Box>
      )}
      <Box sx={{ typography: 'body2' }}>
        <BotText message={{ from: 'bot', text: data.content ?? '', sources: data.sources }} />
      </Box>
    </section>
  );
};
