import { Button } from '@mui/material';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { usePreloaded } from '../../../shared/parts/use-preloaded';
import type { Asked } from '../api/ask-ledger';

const AskPanel = lazyDialog(
  () => import('../components/ask-panel'),
  ({ onClose }) => onClose(),
);
const shownNext = [AskPanel];

/** Opens a panel that answers questions about what a tracker, or a folder of them, has found. */
export const AskButton = ({ about }: { about: Asked }) => {
  usePreloaded(shownNext);
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setState('open')}>
        Ask
      </Button>
      {/* It stays when it is closed, so that the conversation does. */}
      {state !== 'unopened' && <AskPanel about={about} open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
};
