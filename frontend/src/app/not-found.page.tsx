import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { Notice } from '../shared/ui/notice';

export const NotFoundPage = () => {
  usePageTitle('Not found');
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1' }}>
        There is no such page
      </Box>
      <Notice
        title="The address leads nowhere."
        actions={
          <Button variant="contained" component={Link} to="/explore">
            Go to Explore
          </Button>
        }
      >
        <p>It may have been mistyped, or what stood here was deleted or made private.</p>
      </Notice>
    </>
  );
};
