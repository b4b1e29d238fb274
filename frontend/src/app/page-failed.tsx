import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { lazyPart } from '../shared/lazy/lazy-component';
import { PartFailed } from '../shared/lazy/load-failed';
import { shellTexts } from './texts/shell';

/** A page whose code could not be fetched. */
export const PageNotLoaded = (failure: Omit<ComponentProps<typeof PartFailed>, 'isPage'>) => {
  usePageTitle(shellTexts().notLoaded);
  return <PartFailed {...failure} isPage />;
};

/** A page that failed to render. */
export const PageBroken = lazyPart(() => import('./page-broken'), PageNotLoaded);

/** Like `PageBroken`, outside the shell. */
export const AppBroken = () => (
  <Box component="main" id="main" sx={{ p: 5 }}>
    <PageBroken />
  </Box>
);
