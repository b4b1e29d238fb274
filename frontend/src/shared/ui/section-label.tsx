import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionLabelProps {
  as?: 'h2' | 'h3';
  id?: string;
  /** Margin below it, in the theme's units. */
  mb?: number;
  children: ReactNode;
}

/** A small, quiet heading that labels a section. */
export const SectionLabel = ({ as = 'h2', id, mb = 2, children }: SectionLabelProps) => (
  <Box component={as} id={id} sx={{ typography: 'label', color: 'quiet', mb }}>
    {children}
  </Box>
);
