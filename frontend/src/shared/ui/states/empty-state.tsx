import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { widths } from '../../theme/tokens';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Whether it is announced, for responses to a user's action. */
  live?: boolean;
}

/** An empty or failed state: what happened, and what to do. */
export const EmptyState = ({ title, children, actions, live = false }: EmptyStateProps) => (
  <Box role={live ? 'status' : undefined} sx={{ maxWidth: widths.form, py: 6 }}>
    <Box sx={{ typography: 'h3', mb: 2 }}>{title}</Box>
    <Box sx={{ color: 'quiet', '& p + p': { mt: 2 } }}>{children}</Box>
    {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>{actions}</Box>}
  </Box>
);
