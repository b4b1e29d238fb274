import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useProductName } from '#shared/hooks/use-product-name';
import { aboutTexts } from '#shared/texts/about';
import { Wordmark } from '#shared/ui/wordmark';

interface AuthPageLayoutProps {
  title: string;
  children: ReactNode;
  /** Shown on the right, or below the form on narrow screens. */
  aside?: ReactNode;
}

/** A page for signed-out users: a form next to a description of the product. */
export const AuthPageLayout = ({ title, children, aside }: AuthPageLayoutProps) => (
  <Box
    sx={{
      minHeight: '100vh',
      display: 'grid',
      // Content below the form does not move it.
      gridTemplateRows: { xs: aside ? 'auto 1fr' : '1fr', md: '1fr' },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: aside ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
    }}
  >
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        px: { xs: 4.5, sm: 16 },
        pt: 6,
        pb: 12,
      }}
    >
      <Box>
        <Box component={Link} to="/explore" sx={{ textDecoration: 'none', display: 'inline-block' }}>
          <Wordmark name={useProductName()} />
        </Box>
      </Box>
      <Box component="main" id="main" sx={mainSx}>
        <Box component="h1" sx={{ typography: 'h1', mb: 6 }}>
          {title}
        </Box>
        {children}
      </Box>
    </Box>
    {aside !== undefined && (
      <Box
        component="aside"
        aria-label={aboutTexts().latestFindings}
        sx={{
          bgcolor: 'wash',
          borderLeft: { md: 'hairline' },
          borderTop: { xs: 'hairline', md: 'none' },
          px: { xs: 4.5, sm: 18 },
          py: 12,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: { xs: 'start', md: 'center' },
        }}
      >
        {aside}
      </Box>
    )}
  </Box>
);

/** Starts at a fixed height, so that an error below a field does not move anything above it. */
const mainSx = { width: '100%', maxWidth: 360, mx: 'auto', pt: { xs: 10, md: '16vh' } };
