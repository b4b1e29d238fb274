import { Button } from '@mui/material';
import { DialogFrame } from './dialog-frame';

/** Asked before unsaved input is left. */
export const DiscardQuestion = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => (
  <DialogFrame
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
  </DialogFrame>
);
