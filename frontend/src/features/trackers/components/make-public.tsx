import { Button } from '@mui/material';
import { copyText } from '../../../shared/ui/copy-text';
import { Dialog } from '../../../shared/ui/dialog';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { useTogglePublic } from '../api/toggle-public';

/** A private tracker's link is of use to nobody: copying it makes the tracker public, and asks first. */
const MakePublic = ({ trackerId, onClose }: { trackerId: string; onClose: () => void }) => {
  const togglePublic = useTogglePublic(trackerId);
  const confirm = () =>
    togglePublic.mutate(true, {
      onSuccess: async () => {
        onClose();
        await copyText(`${window.location.origin}/tracker/${trackerId}`).then(
          () => toast('Tracker is now public and link copied to clipboard'),
          () => toastFailure('Failed to copy tracker link'),
        );
      },
      onError: () => toastFailure('Failed to make tracker public'),
    });
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
          <Button variant="contained" disabled={togglePublic.isPending} onClick={confirm}>
            Make Public &amp; Copy
          </Button>
        </>
      }
    >
      By copying this link, you will make this tracker public and accessible to anyone with the link. Are you sure you
      want to proceed?
    </Dialog>
  );
};

export default MakePublic;
