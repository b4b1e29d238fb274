import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface StateWithErrorProps {
  readonly state: ReactNode;
  /** Error of the last attempt; absent if there is none. */
  readonly error: string | null | undefined;
}

export const StateWithError = ({ state, error }: StateWithErrorProps) => (
  <>
    {state}
    {error != null && <Box sx={{ color: 'quiet', overflowWrap: 'anywhere', minWidth: 160 }}>{error}</Box>}
  </>
);
