import { Box, Button } from '@mui/material';
import { Fragment } from 'react';
import { paletteKeys } from '../../shared/hooks/palette-keys';
import { setShortcutsEnabled, useShortcutsEnabled } from '../../shared/hooks/shortcut-setting';
import { Dialog } from '../../shared/ui/dialog';
import { Switch } from '../../shared/ui/switch';

type Shortcut = readonly [keys: readonly string[], what: string];

const singleKeys: readonly Shortcut[] = [
  [['/'], 'Search'],
  [['c'], 'Create a tracker'],
  [['j', 'k'], 'Next or previous item in lists and updates'],
  [[']', '['], 'Next or previous source number'],
  [['m'], 'Mark the feed as read'],
  [['?'], 'Keyboard shortcuts'],
];

const alwaysOn: readonly Shortcut[] = [
  [[paletteKeys], 'Search, or jump to anything'],
  [['Enter'], 'Open the focused item; on a number, its source'],
  [['Esc'], 'Close'],
];

const KeyboardHelp = ({ onClose }: { onClose: () => void }) => {
  const on = useShortcutsEnabled();
  return (
    <Dialog
      title="Keyboard shortcuts"
      open
      onClose={onClose}
      maxWidth="xs"
      actions={
        <Button variant="outlined" autoFocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <Box sx={{ mb: 4 }}>
        <Switch label="Single-key shortcuts" checked={on} onChange={setShortcutsEnabled} />
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '10px 20px' }}>
        {[...(on ? singleKeys : []), ...alwaysOn].map(([names, what]) => (
          <Fragment key={what}>
            <Box component="dt" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </Box>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </Box>
    </Dialog>
  );
};

export default KeyboardHelp;
