import { Box, Button } from '@mui/material';
import { Fragment } from 'react';
import { paletteShortcutLabel } from '#shared/hooks/shortcut';
import { setShortcutsEnabled, useShortcutsEnabled } from '#shared/hooks/shortcut-setting';
import { commonTexts } from '#shared/texts/common';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { Switch } from '#shared/ui/fields/switch';
import { shellDialogTexts } from '../texts/shell-dialogs';

type Shortcut = readonly [keys: readonly string[], textKey: keyof ReturnType<typeof shellDialogTexts>['keys']];

const singleKeys: readonly Shortcut[] = [
  [['/'], 'search'],
  [['c'], 'create'],
  [['j', 'k'], 'nextItem'],
  [[']', '['], 'nextSource'],
  [['m'], 'markRead'],
  [['?'], 'help'],
];

const alwaysOn: readonly Shortcut[] = [
  [[paletteShortcutLabel], 'palette'],
  [['Enter'], 'open'],
  [['Esc'], 'close'],
];

export const KeyboardHelp = ({ onClose }: { onClose: () => void }) => {
  const texts = shellDialogTexts();
  const isEnabled = useShortcutsEnabled();
  return (
    <Dialog
      title={texts.keys.help}
      open
      onClose={onClose}
      maxWidth="xs"
      actions={
        <Button variant="outlined" autoFocus onClick={onClose}>
          {commonTexts().close}
        </Button>
      }
    >
      <Box sx={{ mb: 4 }}>
        <Switch label={texts.singleKeys} checked={isEnabled} onChange={setShortcutsEnabled} />
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '10px 20px' }}>
        {[...(isEnabled ? singleKeys : []), ...alwaysOn].map(([names, textKey]) => (
          <Fragment key={textKey}>
            <Box component="dt" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </Box>
            <dd>{texts.keys[textKey]}</dd>
          </Fragment>
        ))}
      </Box>
    </Dialog>
  );
};
