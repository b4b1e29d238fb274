import { Box, Button } from '@mui/material';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { Notice } from '../shared/ui/notice';

/** A page that broke, or whose code could not be fetched after an update of the product. */
export const PageFailed = () => {
  usePageTitle('Not shown');
  return (
    <Box component="main" id="main" sx={{ px: { xs: 5, sm: 20 }, py: 20 }}>
      <Box component="h1" sx={{ typography: 'h1' }}>
        This page could not be shown
      </Box>
      <Notice
        title="Nothing of yours is lost."
        actions={
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              Load again
            </Button>
            <Button variant="outlined" href="/explore">
              Go to Explore
            </Button>
          </>
        }
      >
        <p>It may be an interrupted connection, or a new version that has just been installed.</p>
      </Notice>
    </Box>
  );
};
