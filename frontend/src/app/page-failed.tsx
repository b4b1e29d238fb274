import { Box, Button } from '@mui/material';
import { type ComponentProps, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { PartFailed } from '../shared/parts/part-failed';
import { Notice } from '../shared/ui/notice';

/** A page that failed to render. */
export const PageBroken = () => {
  usePageTitle('Not shown');
  const error = useRouteError();
  useEffect(
    () =>
      void import('../shared/parts/report-crash').then(
        ({ reportCrash }) => reportCrash(error),
        () => undefined,
      ),
    [error],
  );
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1' }}>
        This page could not be shown
      </Box>
      <Notice
        title="Nothing is lost."
        actions={
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              Reload
            </Button>
            <Button variant="outlined" href="/explore">
              Go to Explore
            </Button>
          </>
        }
      >
        <p>Something went wrong on this page. Reloading it may help.</p>
      </Notice>
    </>
  );
};

/** The same outside the shell. */
export const AppBroken = () => (
  <Box component="main" id="main" sx={{ px: { xs: 5, sm: 20 }, py: 20 }}>
    <PageBroken />
  </Box>
);

/** A page whose code could not be fetched. */
export const PageNotLoaded = (failure: Omit<ComponentProps<typeof PartFailed>, 'heading' | 'reloads'>) => {
  usePageTitle('Not loaded');
  return (
    <PartFailed
      {...failure}
      heading={
        <Box component="h1" sx={{ typography: 'h1', mb: 4 }}>
          This page could not be {failure.crashed === true ? 'shown' : 'loaded'}
        </Box>
      }
      reloads={failure.crashed !== true}
    />
  );
};
