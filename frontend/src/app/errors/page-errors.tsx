import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { LoadFailed } from '#shared/lazy/load-failed';
import { shellTexts } from '../texts/shell';

/** A page whose code could not be fetched. */
export const PageNotLoaded = (failure: Omit<ComponentProps<typeof LoadFailed>, 'isPage'>) => {
  usePageTitle(shellTexts().notLoaded);
  return <LoadFailed {...failure} isPage />;
};

/** Shown in place of a page that threw while rendering. */
export const PageBroken = lazyComponent(() => import('./crashed-page'), 'CrashedPage', PageNotLoaded);

/** Like `PageBroken`, outside the shell. */
export const AppBroken = () => (
  <Box component="main" id="main" sx={{ p: 5 }}>
    <PageBroken />
  </Box>
);
