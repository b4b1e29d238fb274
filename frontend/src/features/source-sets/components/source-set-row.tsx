import { Box, Menu, MenuItem } from '@mui/material';
import { actionTexts } from '#shared/texts/actions';
import { MoreVerticalIcon } from '#shared/ui/further-icons';
import { IconButton } from '#shared/ui/icon-button';
import { useMenu } from '#shared/ui/use-menu';
import type { SourceSet } from '../api/source-sets';
import { sourceSetTexts } from '../texts/page';

interface SourceSetRowProps {
  set: SourceSet;
  /** Opens it for editing; of another user's set, a copy. */
  onOpen: () => void;
  onTrack: () => void;
  onDelete: () => void;
}

/** Domains that fit into a line or two. */
const MAX_SHOWN_DOMAINS = 4;

export const SourceSetRow = ({ set, onOpen, onTrack, onDelete }: SourceSetRowProps) => {
  const { name, description, domains } = set;
  const more = domains.length - MAX_SHOWN_DOMAINS;
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="p" dir="auto" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
          <Box component="button" type="button" data-list-item onClick={onOpen} sx={nameSx}>
            {name}
          </Box>
        </Box>
        {description !== '' && (
          <Box component="p" dir="auto" sx={{ maxWidth: '65ch', overflowWrap: 'anywhere' }}>
            {description}
          </Box>
        )}
        <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: '2px', overflowWrap: 'anywhere' }}>
          {sourceSetTexts().domains(domains.slice(0, MAX_SHOWN_DOMAINS).join(', '), more, set.public && set.can_edit)}
        </Box>
      </Box>
      <RowMenu set={set} onOpen={onOpen} onTrack={onTrack} onDelete={onDelete} />
    </Box>
  );
};

const RowMenu = ({ set: { name, can_edit }, onOpen, onTrack, onDelete }: SourceSetRowProps) => {
  const texts = sourceSetTexts();
  const { button, menu, closing } = useMenu();
  return (
    <>
      <IconButton label={texts.actionsFor(name)} {...button}>
        <MoreVerticalIcon aria-hidden />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={closing(onOpen)}>{can_edit ? actionTexts().edit : texts.copy}</MenuItem>
        <MenuItem onClick={closing(onTrack)}>{texts.createTracker}</MenuItem>
        {can_edit && (
          <MenuItem onClick={closing(onDelete)} sx={{ color: 'failed' }}>
            {actionTexts().delete}
          </MenuItem>
        )}
      </Menu>
    </>
  );
};

const rowSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 4,
  py: '14px',
  borderBottom: 'hairline',
};

const nameSx = {
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'ink',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: 'accent' },
};
