import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { Notice } from '../shared/ui/notice';

export const NotFoundPage = () => {
  usePageTitle('Not found');
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1' }}>
        Page not found
      </Box>
      <Notice
        title="Nothing was found at this address."
        actions={
          <Button variant="contained" component={Link} to="/explore">
            Go to Explore
          </Button>
        }
      >
        <p>The address may be mistyped, or the page was deleted or made private.</p>
      </Notice>
    </>
  );
};
