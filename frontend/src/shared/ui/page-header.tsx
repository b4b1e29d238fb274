import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** Above the title. */
  above?: ReactNode;
  /** Below the title. */
  description?: string;
  /** Controls at the end. */
  children?: ReactNode;
}

/** The title of a page with its controls. */
export const PageHeader = ({ title, above, description = '', children }: PageHeaderProps) => (
  <Box component="header" sx={headerSx}>
    <Box sx={{ minWidth: 0 }}>
      {above}
      <Box component="h1" dir="auto" sx={{ typography: 'h1', overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {description !== '' && (
        <Box component="p" dir="auto" sx={{ mt: 2, maxWidth: '65ch', color: 'quiet', overflowWrap: 'anywhere' }}>
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
  borderBottom: '1px solid',
  borderColor: 'rule',
};
