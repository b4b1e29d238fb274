import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** One way to repair: its button, and what it is for. */
export const Way = ({ button, children }: { button: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={waySx}>
    <div>{button}</div>
    <Box sx={{ minWidth: 0, alignSelf: 'center' }}>{children}</Box>
  </Box>
);

const waySx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
  gap: { xs: 2, sm: 4 },
  py: '10px',
  borderBottom: '1px solid',
  borderColor: 'rule',
};
