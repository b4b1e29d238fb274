import { Box } from '@mui/material';
import { commonTexts } from '#shared/texts/common';
import { TextButton } from '#shared/ui/text-button';
import { listTexts } from '../texts/list';

/** The last refetch failed, but the earlier list is still useful. */
export const OutdatedListNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mb: 5 }}>
    <Box component="span" sx={{ color: 'quiet' }}>
      {listTexts().outdated}
    </Box>
    <TextButton onClick={onRetry}>{commonTexts().tryAgain}</TextButton>
  </Box>
);
