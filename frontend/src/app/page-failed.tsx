import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { lazyPart } from '../shared/parts/lazy-part';
import { PartFailed } from '../shared/parts/part-failed';

/** A page whose code could not be fetched. */
export const PageNotLoaded = (failure: Omit<ComponentProps<typeof PartFailed>, 'heading' | 'reloads'>) => {
  usePageTitle('Not loaded');
  return (
    <PartFailed
      {...failure}
      heading={
        <Box component="h1" sx={{ typography: 'h1', mb: 4 }}>
          This page could not be loaded
        </Box>
      }
      reloads
    />
  );
};

/** A page that failed to render. */
export const PageBroken = lazyPart(() => import('./page-broken'), PageNotLoaded);

/** The same outside the shell. */
export const AppBroken = () => (
  <Box component="main" id="main" sx={{ px: { xs: 5, sm: 20 }, py: 20 }}>
    <PageBroken />
  </Box>
);
