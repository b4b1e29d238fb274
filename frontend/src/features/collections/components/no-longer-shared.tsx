import { Box } from '@mui/material';
import { TextButton } from '../../../shared/ui/text-button';
import { useForgetFollowed } from '../api/forget-followed';

/** Says that followed trackers were made private or deleted, until the user dismisses it. */
export const NoLongerShared = ({ ids }: { ids: readonly string[] }) => {
  const forget = useForgetFollowed();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mb: 5 }}>
      <Box component="span" sx={{ color: 'quiet' }}>
        {ids.length === 1
          ? 'A tracker that you followed is no longer public.'
          : `${ids.length} trackers that you followed are no longer public.`}
      </Box>
      <TextButton onClick={() => forget.mutate(ids)}>Dismiss</TextButton>
    </Box>
  );
};
