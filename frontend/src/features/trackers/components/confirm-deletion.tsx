import { Box, Button } from '@mui/material';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { actionSeconds } from '../../../shared/ui/toast';
import { useDeleteTracker } from '../api/delete-tracker';

interface ConfirmDeletionProps {
  trackerId: string;
  /** Name of the tracker to delete. */
  name: string;
  onClose: () => void;
  onDeleted?: () => void;
}

const ConfirmDeletion = ({ trackerId, name, onClose, onDeleted }: ConfirmDeletionProps) => {
  const remove = useDeleteTracker(onDeleted);
  const confirm = () => remove.mutate(trackerId, { onSuccess: onClose });
  return (
    <Dialog
      title="Confirm Deletion"
      open
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <BusyButton variant="contained" color="error" busy={remove.isPending} onClick={confirm}>
            Delete
          </BusyButton>
        </>
      }
    >
      <Box component="p" dir="auto" sx={{ typography: 'h3', mb: 2 }}>
        {name}
      </Box>
      <p>Are you sure you want to delete this tracker? This action cannot be undone.</p>
      <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: 2 }}>
        The one exception: the confirmation offers Undo for {actionSeconds} seconds.
      </Box>
    </Dialog>
  );
};

export default ConfirmDeletion;
