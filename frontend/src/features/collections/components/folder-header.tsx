import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Answer } from '../../../shared/api/answer';

interface FolderHeaderProps {
  /** Whose folder it is. */
  above?: string;
  name: string;
  folder: Answer<'Folder'> | undefined;
  /** The way to it. */
  crumbs?: ReactNode;
  /** Controls at the end. */
  children?: ReactNode;
}

/** The title of a folder with its description. */
export const FolderHeader = ({ above, name, folder, crumbs, children }: FolderHeaderProps) => (
  <Box
    component="header"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: 4,
      pb: '19px',
      mb: '24px',
      borderBottom: '1px solid',
      borderColor: 'rule',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      {above !== undefined && (
        <Box
          component="p"
          sx={{
            typography: 'body2',
            color: 'quiet',
            minHeight: '1.5em',
            mb: '4px',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {above}
        </Box>
      )}
      {crumbs}
      <Box component="h1" dir="auto" sx={{ typography: 'h1', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {folder !== undefined && folder.description !== '' && (
        <Box component="p" dir="auto" sx={{ mt: 2, maxWidth: '65ch', color: 'quiet', overflowWrap: 'anywhere' }}>
          {folder.description}
        </Box>
      )}
    </Box>
    {children !== undefined && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '6px 16px' }}>{children}</Box>
    )}
  </Box>
);
