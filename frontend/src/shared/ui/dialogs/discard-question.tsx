import { Button } from '@mui/material';
import { formTexts } from '../../texts/forms';
import { DialogFrame } from './dialog-frame';

/** Asked before unsaved input is left. */
export const DiscardQuestion = ({
  onContinueEditing,
  onDiscard,
}: {
  onContinueEditing: () => void;
  onDiscard: () => void;
}) => (
  <DialogFrame
    title={formTexts().discardTitle}
    open
    onClose={onContinueEditing}
    maxWidth="xs"
    actions={
      <>
        <Button variant="outlined" autoFocus onClick={onContinueEditing}>
          {formTexts().keepEditing}
        </Button>
        <Button variant="contained" color="error" onClick={onDiscard}>
          {formTexts().discard}
        </Button>
      </>
    }
  >
    {formTexts().notSaved}
  </DialogFrame>
);
