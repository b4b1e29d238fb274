import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';

const ChartFailed = (failure: ComponentProps<typeof CodeNotLoaded>) => (
  <Box sx={{ py: 4 }}>
    <CodeNotLoaded {...failure} />
  </Box>
);

/** Fetched once a page shows a chart. */
export const LazyChart = lazyComponent(() => import('./chart'), 'Chart', ChartFailed);
