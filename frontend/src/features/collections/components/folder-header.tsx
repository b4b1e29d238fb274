import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { PageHeader } from '#shared/ui/page-header';

interface FolderHeaderProps {
  /** The folder's owner. */
  above?: string;
  name: string;
  folder: Schema<'Folder'> | undefined;
  /** The path to it. */
  crumbs?: ReactNode;
  /** Controls at the end. */
  children?: ReactNode;
}

/** The title of a folder with its description. */
export const FolderHeader = ({ above, name, folder, crumbs, children }: FolderHeaderProps) => (
  <PageHeader
    title={name}
    description={folder?.description}
    above={
      <>
        {above !== undefined && (
          <Box component="p" sx={aboveSx}>
            {above}
          </Box>
        )}
        {crumbs}
      </>
    }
  >
    {children}
  </PageHeader>
);

const aboveSx = {
  typography: 'body2',
  color: 'quiet',
  minHeight: '1.5em',
  mb: '4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};
