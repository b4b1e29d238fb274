import { Box } from '@mui/material';
import { TextButton } from '../../../shared/ui/text-button';

/** The last refetch failed, but the earlier list is still useful. */
export const OutdatedListNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mb: 5 }}>
    <Box component="span" sx={{ color: 'quiet' }}>
      This list may be out of date: the server could not be reached.
    </Box>
    <TextButton onClick={onRetry}>Try again</TextButton>
  </Box>
);
