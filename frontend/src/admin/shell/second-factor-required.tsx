import { Box, Button } from '@mui/material';
import { widths } from '#shared/theme/tokens';

/** Replaces every page if the installation requires a second factor and the user has none. */
export const SecondFactorRequired = () => (
  <Box sx={{ maxWidth: widths.form }}>
    <Box component="h1" sx={{ typography: 'h2', mb: 4 }}>
      Set up your second factor first
    </Box>
    <Box component="p" sx={{ mb: 5 }}>
      Here, staff sign in with a code beside their password. Your account has none yet.
    </Box>
    <Button variant="contained" href="/user">
      Set it up on your account page
    </Button>
  </Box>
);
