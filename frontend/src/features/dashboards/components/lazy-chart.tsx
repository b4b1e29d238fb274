import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { lazyPart } from '../../../shared/lazy/lazy-component';
import { PartFailed } from '../../../shared/lazy/load-failed';

const ChartFailed = (failure: ComponentProps<typeof PartFailed>) => (
  <Box sx={{ py: 4 }}>
    <PartFailed {...failure} />
  </Box>
);

/** Fetched once a page shows a chart. */
export const LazyChart = lazyPart(() => import('./chart'), ChartFailed);
