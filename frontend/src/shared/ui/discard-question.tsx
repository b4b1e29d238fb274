import { Button } from '@mui/material';
import { Dialog } from './dialog';

/** Asked before a dialog with unsaved input closes. */
export const DiscardQuestion = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => (
  <Dialog
    title="Discard what you typed?"
    open
    onClose={onKeep}
    maxWidth="xs"
    actions={
      <>
        <Button variant="outlined" autoFocus onClick={onKeep}>
          Keep editing
        </Button>
        <Button variant="contained" color="error" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  >
    It has not been saved.
  </Dialog>
);
