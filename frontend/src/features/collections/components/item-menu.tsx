import { Box, Menu, MenuItem, Tooltip } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { actionTexts } from '#shared/texts/actions';
import { focusableDisabled } from '#shared/ui/focusable-disabled';
import { MoreVerticalIcon } from '#shared/ui/further-icons';
import { IconButton } from '#shared/ui/icon-button';
import { useMenu } from '#shared/ui/use-menu';
import type { CollectionItem } from '../api/get-folder';
import { listTexts } from '../texts/list';

interface ItemMenuProps {
  item: CollectionItem;
  to: string;
  onMove: () => void;
  onEdit?: () => void;
  onDelete: () => void;
}

export const ItemMenu = ({ item, to, onMove, onEdit, onDelete }: ItemMenuProps) => {
  const texts = listTexts();
  const navigate = useNavigate();
  const { button: opener, menu, closing } = useMenu();
  const button = (
    <IconButton
      label={texts.actionsFor(item.name)}
      {...opener}
      {...focusableDisabled(!item.can_edit, opener.onClick)}
      sx={{ opacity: item.can_edit ? 1 : 0.5 }}
    >
      <MoreVerticalIcon aria-hidden />
    </IconButton>
  );
  return (
    <Box component="span" sx={{ position: 'relative', zIndex: 1 }}>
      {item.can_edit ? button : <Tooltip title={texts.ownerOnly}>{button}</Tooltip>}
      <Menu {...menu}>
        <MenuItem onClick={() => navigate(to)}>
          {item.type === 'tracker' ? texts.openTracker : texts.openFolder}
        </MenuItem>
        <MenuItem onClick={closing(onMove)}>{texts.move}</MenuItem>
        {onEdit !== undefined && <MenuItem onClick={closing(onEdit)}>{actionTexts().edit}</MenuItem>}
        <MenuItem onClick={closing(onDelete)} sx={{ color: 'failed' }}>
          {actionTexts().delete}
        </MenuItem>
      </Menu>
    </Box>
  );
};
