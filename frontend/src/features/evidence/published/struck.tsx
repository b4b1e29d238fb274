import { Box, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

/** A thin, pale line through text of full contrast: what no longer holds has to be read, too. */
export const struckSx = {
  color: 'ink',
  textDecorationColor: (theme: Theme) => theme.vars?.palette.edge,
  textDecorationThickness: '1px',
};

/** Words that no longer hold. */
export const Struck = ({ children }: { children: ReactNode }) => (
  <Box component="del" sx={struckSx}>
    {children}
  </Box>
);
