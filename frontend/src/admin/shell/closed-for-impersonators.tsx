import { Box } from '@mui/material';
import { widths } from '#shared/theme/tokens';
import { ImpersonationBanner } from '#features/accounts/published/impersonation-banner';

/** Replaces the administration during an impersonation: the impersonated user has no role. Exit leads back to it. */
export const ClosedForImpersonators = () => (
  <>
    <ImpersonationBanner />
    <Box component="main" id="main" sx={{ px: { xs: '18px', sm: 7 }, pt: `${widths.banner + 40}px` }}>
      <Box component="h1" sx={{ typography: 'h2', mb: 4 }}>
        Closed while you are impersonating someone
      </Box>
      <p>The administration is for staff. Exit the impersonation to go on here.</p>
    </Box>
  </>
);
