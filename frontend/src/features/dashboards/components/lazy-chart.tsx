import { Box } from '@mui/material';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { PartFailed } from '../../../shared/parts/part-failed';

const Failed = ({ onRetry, retries }: { onRetry: () => void; retries: number }) => (
  <Box sx={{ py: 4 }}>
    <PartFailed onRetry={onRetry} retries={retries} />
  </Box>
);

/** Fetched once a page shows a chart. */
export const LazyChart = lazyPart(() => import('./chart'), Failed);
