import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '../../../shared/time/time-words';
import { FolderIcon } from '../../../shared/ui/icons';
import { Shortened } from '../../../shared/ui/shortened';
import type { FolderItem } from '../api/get-collection';
import { itemCardSx, menuSx, nameSx } from './tracker-card';

interface FolderCardProps {
  folder: FolderItem;
  to: string;
  /** Actions, at the top right. */
  menu?: ReactNode;
}

/** Characters of a name that fit on a card. */
const ROOM = 66;

export const FolderCard = ({ folder, to, menu }: FolderCardProps) => (
  <Box component="li" sx={{ ...itemCardSx, bgcolor: 'wash' }}>
    <Box sx={menuSx}>{menu}</Box>
    <FolderIcon aria-hidden sx={{ color: 'quiet', mb: '6px' }} />
    <Box component={Link} to={to} data-walk dir="auto" sx={{ ...nameSx, color: 'ink' }}>
      <Shortened text={folder.name} room={ROOM} />
    </Box>
    <Box sx={{ mt: 'auto', pt: '3px', typography: 'body2', color: 'quiet' }}>
      {longDate(folder.updated_at)}
      {folder.public && folder.can_edit && ' · Public'}
    </Box>
  </Box>
);
