import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';

const ChartFailed = (failure: ComponentProps<typeof CodeNotLoaded>) => (
  <Box sx={{ py: 4 }}>
    <CodeNotLoaded {...failure} />
  </Box>
);

/** Fetched once a page shows a chart. */
export const LazyChart = lazyComponent(() => import('./chart'), 'Chart', ChartFailed);
