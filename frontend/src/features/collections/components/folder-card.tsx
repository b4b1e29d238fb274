import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';
import { FolderIcon } from '#shared/ui/further-icons';
import { TruncatedText } from '#shared/ui/truncated-text';
import type { FolderItem } from '../api/get-folder';
import type { DraggableProps } from '../drag-target';
import { listTexts } from '../texts/list';
import { itemCardSx, menuSx, nameSx } from './tracker-card';

interface FolderCardProps {
  folder: FolderItem;
  to: string;
  /** Actions, at the top right. */
  menu?: ReactNode;
  draggable?: DraggableProps;
  /** Set while something that can be dropped is dragged over it. */
  isTarget?: boolean;
}

/** Characters of a name that fit on a card, and of two lines of text below it. */
const NAME_MAX_LENGTH = 44;
const LINE_MAX_LENGTH = 60;

/** '2 trackers', '1 folder', '2 trackers, 1 folder', 'empty' */
const formatContents = ({ folders, trackers }: FolderItem['holds']): string =>
  [trackers > 0 && listTexts().trackerCount(trackers), folders > 0 && listTexts().folderCount(folders)]
    .filter(Boolean)
    .join(', ') || listTexts().emptyFolder;

export const FolderCard = ({ folder, to, menu, draggable, isTarget = false }: FolderCardProps) => (
  <Box
    component="li"
    ref={draggable?.ref}
    {...draggable?.card}
    sx={{
      ...itemCardSx,
      // In a narrow window it is as high as its content.
      minHeight: { xs: 0, md: widths.cardHeight },
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
      data-list-item
      dir="auto"
      draggable={false}
      {...draggable?.link}
      sx={{ ...nameSx, color: 'ink' }}
    >
      <TruncatedText text={folder.name} maxLength={NAME_MAX_LENGTH} />
    </Box>
    {folder.last_line !== null && (
      <Box dir="auto" sx={{ typography: 'caption', color: 'quiet', mt: '4px' }}>
        <TruncatedText text={folder.last_line} maxLength={LINE_MAX_LENGTH} />
      </Box>
    )}
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        mt: 'auto',
        pt: '3px',
        typography: 'body2',
        color: 'quiet',
      }}
    >
      <span>
        {longDate(folder.updated_at)}
        {folder.public && folder.can_edit && listTexts().publicFolder}
      </span>
      <span>{formatContents(folder.holds)}</span>
    </Box>
  </Box>
);
