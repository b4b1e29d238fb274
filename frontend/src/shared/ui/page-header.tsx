import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** Content above the title. */
  above?: ReactNode;
  /** Text below the title. */
  description?: string;
  /** Smaller, for long titles above the page's main content. */
  compact?: boolean;
  /** Controls at the end. */
  children?: ReactNode;
}

const compactTitle = { xs: 'h3', sm: 'h2' };

/** The title of a page with its controls. */
export const PageHeader = ({ title, above, description = '', compact = false, children }: PageHeaderProps) => (
  <Box component="header" sx={[headerSx, compact && compactSx]}>
    <Box sx={{ minWidth: 0 }}>
      {above}
      <Box component="h1" dir="auto" sx={{ typography: compact ? compactTitle : 'h1', overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {description !== '' && (
        <Box
          component="p"
          dir="auto"
          sx={{ mt: compact ? 1 : 2, maxWidth: '65ch', color: 'quiet', overflowWrap: 'anywhere' }}
        >
          {description}
        </Box>
      )}
    </Box>
    {children !== undefined && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '6px 16px' }}>{children}</Box>
    )}
  </Box>
);

const headerSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 4,
  pb: '19px',
  mb: '24px',
  borderBottom: 'hairline',
};

const compactSx = { gap: '12px 16px', pb: '12px', mb: '16px' };
