import { Box } from '@mui/material';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { PartFailed } from '../../../shared/parts/part-failed';

/** Fetched once a page shows a chart. */
export const LazyChart = lazyPart(
  () => import('./chart'),
  ({ onRetry, retries }) => (
    <Box sx={{ py: 4 }}>
      <PartFailed onRetry={onRetry} retries={retries} />
    </Box>
  ),
);
