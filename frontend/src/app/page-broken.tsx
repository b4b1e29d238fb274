import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { Notice } from '../shared/ui/notice';

/** Replaces a page that failed to render. */
const PageBroken = () => {
  usePageTitle('Not shown');
  const error = useRouteError();
  // Imported dynamically: otherwise the first script would list this part's imports.
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

export default PageBroken;
