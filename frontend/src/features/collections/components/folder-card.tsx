import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '../../../shared/time/time-words';
import { FolderIcon } from '../../../shared/ui/icons';
import { Shortened } from '../../../shared/ui/shortened';
import type { FolderItem } from '../published/api/get-collection';
import type { Draggable } from '../drag-target';
import { itemCardSx, menuSx, nameSx } from './tracker-card';

interface FolderCardProps {
  folder: FolderItem;
  to: string;
  /** Actions, at the top right. */
  menu?: ReactNode;
  draggable?: Draggable;
  /** Something is dragged over it that can be dropped. */
  isTarget?: boolean;
}

/** Characters of a name that fit on a card. */
const ROOM = 66;

export const FolderCard = ({ folder, to, menu, draggable, isTarget = false }: FolderCardProps) => (
  <Box
    component="li"
    ref={draggable?.ref}
    {...draggable?.card}
    sx={{
      ...itemCardSx,
      bgcolor: 'wash',
      opacity: draggable?.isDragged ? 0.5 : 1,
      ...(isTarget && { borderColor: 'accent', boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars?.palette.accent}` }),
    }}
  >
    <Box sx={menuSx}>{menu}</Box>
    <FolderIcon aria-hidden sx={{ color: 'quiet', mb: '6px' }} />
    <Box
      component={Link}
      to={to}
      data-walk
      dir="auto"
      draggable={false}
      {...draggable?.link}
      sx={{ ...nameSx, color: 'ink' }}
    >
      <Shortened text={folder.name} room={ROOM} />
    </Box>
    <Box sx={{ mt: 'auto', pt: '3px', typography: 'body2', color: 'quiet' }}>
      {longDate(folder.updated_at)}
      {folder.public && folder.can_edit && ' · Public'}
    </Box>
  </Box>
);
