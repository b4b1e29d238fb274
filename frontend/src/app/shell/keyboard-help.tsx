import { Box, Button } from '@mui/material';
import { Fragment } from 'react';
import { Dialog } from '../../shared/ui/dialog';

const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['/'], 'Search'],
  [['c'], 'Create a tracker'],
  [['j', 'k'], 'To the next or the one before, in lists and updates'],
  [['[', ']'], 'From source to source'],
  [['Enter'], 'Open what is focused; on a number, its source'],
  [['Esc'], 'Close'],
  [['?'], 'These keys'],
];

const KeyboardHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title="Keys"
    open
    onClose={onClose}
    maxWidth="xs"
    actions={
      <Button variant="outlined" autoFocus onClick={onClose}>
        Close
      </Button>
    }
  >
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '10px 20px' }}>
      {keys.map(([names, what]) => (
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

export default KeyboardHelp;
