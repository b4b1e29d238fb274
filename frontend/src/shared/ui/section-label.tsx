import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionLabelProps {
  as?: 'h2' | 'h3';
  id?: string;
  /** Room below it, in the theme's steps. */
  mb?: number;
  children: ReactNode;
}

/** A heading that names a section rather than opens it: small and quiet. */
export const SectionLabel = ({ as = 'h2', id, mb = 2, children }: SectionLabelProps) => (
  <Box component={as} id={id} sx={{ typography: 'label', color: 'quiet', mb }}>
    {children}
  </Box>
);
