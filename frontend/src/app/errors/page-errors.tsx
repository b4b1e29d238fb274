import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { shellTexts } from '../texts/shell';

/** A page whose code could not be fetched. */
export const PageCodeNotLoaded = (failure: Omit<ComponentProps<typeof CodeNotLoaded>, 'isPage'>) => {
  usePageTitle(shellTexts().notLoaded);
  return <CodeNotLoaded {...failure} isPage />;
};

/** Shown in place of a page that threw while rendering. */
export const PageCrashed = lazyComponent(() => import('./crashed-page'), 'CrashedPage', PageCodeNotLoaded);

/** Like `PageCrashed`, outside the shell. */
export const AppCrashed = () => (
  <Box component="main" id="main" sx={{ p: 5 }}>
    <PageCrashed />
  </Box>
);
