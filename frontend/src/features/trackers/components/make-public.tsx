import { Button } from '@mui/material';
import { BusyButton } from '../../../shared/ui/busy-button';
import { copyText } from '../../../shared/ui/copy-text';
import { Dialog } from '../../../shared/ui/dialog';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { useTogglePublic } from '../api/toggle-public';
import { trackerLink } from '../tracker-link';

/** A private tracker's link is useless to others: asks, then makes the tracker public and copies the link. */
const MakePublic = ({ trackerId, onClose }: { trackerId: string; onClose: () => void }) => {
  const togglePublic = useTogglePublic(trackerId);
  /** Completes and reports the result even if the dialog has been closed meanwhile. */
  const confirm = async () => {
    try {
      await togglePublic.mutateAsync(true);
    } catch {
      toastFailure('Failed to make tracker public');
      return;
    }
    onClose();
    await copyText(trackerLink(trackerId)).then(
      () => toast('Tracker is now public and link copied to clipboard'),
      () => toastFailure('Failed to copy tracker link'),
    );
  };
  return (
    <Dialog
      title="Make Tracker Public"
      open
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <BusyButton variant="contained" busy={togglePublic.isPending} onClick={() => void confirm()}>
            Make Public &amp; Copy
          </BusyButton>
        </>
      }
    >
      By copying this link, you will make this tracker public and accessible to anyone with the link. Are you sure you
      want to proceed?
    </Dialog>
  );
};

export default MakePublic;
