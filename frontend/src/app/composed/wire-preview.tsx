import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { Wire } from '#features/explore/published/wire';
import { shellTexts } from '../texts/shell';

/** The newest lines, with a link to Explore. */
export const WirePreview = () => (
  <Box sx={{ maxWidth: 580 }}>
    <Wire count={2} isOpen />
    <Box
      component={Link}
      to="/explore"
      sx={{
        display: 'inline-block',
        mt: 5,
        py: 1,
        fontWeight: 500,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {shellTexts().browseExplore}
    </Box>
  </Box>
);
