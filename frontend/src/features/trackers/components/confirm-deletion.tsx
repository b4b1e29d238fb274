import { Button } from '@mui/material';
import { Dialog } from '../../../shared/ui/dialog';
import { useDeleteTracker } from '../api/delete-tracker';

interface ConfirmDeletionProps {
  trackerId: string;
  onClose: () => void;
  onDeleted?: () => void;
}

const ConfirmDeletion = ({ trackerId, onClose, onDeleted }: ConfirmDeletionProps) => {
  const remove = useDeleteTracker();
  const confirm = () =>
    remove.mutate(trackerId, {
      onSuccess: () => {
        onClose();
        onDeleted?.();
      },
    });
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
          <Button variant="contained" color="error" disabled={remove.isPending} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    >
      Are you sure you want to delete this tracker? This action cannot be undone.
    </Dialog>
  );
};

export default ConfirmDeletion;
