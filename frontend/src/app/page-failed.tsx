import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { useNewVersion } from '../shared/parts/new-version';
import { PartFailed } from '../shared/parts/part-failed';
import { Notice } from '../shared/ui/notice';

/** A page that failed to render. */
export const PageBroken = () => {
  usePageTitle('Not shown');
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

/**
 * Whether the server can be reached although the code could not be fetched again. Browsers remember that a module could
 * not be fetched, also one that the page shares with others, until the page is loaded anew.
 */
const useServerAnswers = (retries: number): boolean => {
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    if (retries === 0) return;
    fetch('/index.html', { cache: 'no-store' }).then(
      ({ ok }) => setAnswers(ok),
      () => undefined,
    );
  }, [retries]);
  return answers;
};

/** A page whose code could not be fetched. Nothing has been typed on it yet, so a newer version is loaded automatically. */
export const PageNotLoaded = ({ onRetry, retries }: { onRetry: () => void; retries: number }) => {
  usePageTitle('Not loaded');
  const newVersion = useNewVersion();
  const serverAnswers = useServerAnswers(retries);
  const reload = newVersion || serverAnswers;
  useEffect(() => {
    if (reload) window.location.reload();
  }, [reload]);
  return (
    <PartFailed
      onRetry={onRetry}
      retries={retries}
      heading={
        <Box component="h1" sx={{ typography: 'h1', mb: 4 }}>
          This page could not be loaded
        </Box>
      }
    />
  );
};
