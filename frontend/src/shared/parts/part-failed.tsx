import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useNewVersion } from './new-version';

interface PartFailedProps {
  onRetry: () => void;
  retries: number;
  heading?: ReactNode;
  /** Another action beside retrying. */
  otherwise?: ReactNode;
}

/** Says that a part of the page is missing and what to do. */
export const PartFailed = ({ onRetry, retries, heading = slipHeading, otherwise }: PartFailedProps) => {
  const newVersion = useNewVersion();
  const reload = (
    <Button variant={newVersion ? 'contained' : 'outlined'} onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  );
  return (
    <Box role="alert">
      {heading}
      <Box component="p" sx={{ color: 'quiet' }}>
        {newVersion
          ? 'A newer version has been installed. Reload the page to use it.'
          : 'Please check your connection. Nothing has been lost.'}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        {newVersion ? (
          reload
        ) : (
          <Button variant="contained" onClick={onRetry}>
            Try again
          </Button>
        )}
        {/* Some browsers cache the failure to fetch code until the page is reloaded. */}
        {!newVersion && retries > 0 && reload}
        {otherwise}
      </Box>
    </Box>
  );
};

const slipHeading = (
  <Box component="p" sx={{ typography: 'h3', mb: 2 }}>
    This could not be loaded
  </Box>
);
