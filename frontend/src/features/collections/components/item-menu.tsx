import { Box, ButtonBase, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MoreVerticalIcon } from '../../../shared/ui/icons';
import type { Item } from '../api/get-collection';

const ownerOnly = 'Only the owner can modify this Tracker';

interface ItemMenuProps {
  item: Item;
  /** Where it opens. */
  to: string;
  onMove: () => void;
  onEdit?: () => void;
  onDelete: () => void;
}

export const ItemMenu = ({ item, to, onMove, onEdit, onDelete }: ItemMenuProps) => {
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const closing = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const button = (
    <ButtonBase
      aria-label={`Actions for ${item.name}`}
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      aria-disabled={!item.can_edit || undefined}
      onClick={({ currentTarget }) => {
        if (item.can_edit) setAnchor(currentTarget);
      }}
      sx={{
        width: 28,
        height: 28,
        borderRadius: 1,
        color: 'quiet',
        opacity: item.can_edit ? 1 : 0.5,
        '&:hover': { bgcolor: 'wash', color: 'ink' },
      }}
    >
      <MoreVerticalIcon aria-hidden />
    </ButtonBase>
  );
  return (
    <Box component="span" sx={{ position: 'relative', zIndex: 1 }}>
      {item.can_edit ? button : <Tooltip title={ownerOnly}>{button}</Tooltip>}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem onClick={() => navigate(to)}>{item.type === 'tracker' ? 'Open Tracker' : 'Open Folder'}</MenuItem>
        <MenuItem onClick={closing(onMove)}>Move</MenuItem>
        {onEdit !== undefined && <MenuItem onClick={closing(onEdit)}>Edit</MenuItem>}
        <MenuItem onClick={closing(onDelete)} sx={{ color: 'failed' }}>
          Delete
        </MenuItem>
      </Menu>
    </Box>
  );
};
