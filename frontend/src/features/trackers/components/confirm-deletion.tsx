import { Box } from '@mui/material';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { actionSeconds } from '../../../shared/ui/toast';
import { type Deletable, useDeleteItem } from '../api/delete-item';

interface ConfirmDeletionProps {
  item: Deletable & { readonly name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

const questions = {
  tracker: 'Are you sure you want to delete this tracker? This action cannot be undone.',
  collection:
    'Are you sure you want to delete this folder? This will permanently delete ALL trackers and folders inside it. This action cannot be undone.',
};

const ConfirmDeletion = ({ item, onClose, onDeleted }: ConfirmDeletionProps) => {
  const remove = useDeleteItem(item, onDeleted);
  const confirm = () => remove.mutate(undefined, { onSuccess: onClose });
  return (
    <ActionDialog
      title="Confirm Deletion"
      action="Delete"
      color="error"
      busy={remove.isPending}
      asksFirst
      onAct={confirm}
      onClose={onClose}
      maxWidth="xs"
    >
      <Box component="p" dir="auto" sx={{ typography: 'h3', mb: 2 }}>
        {item.name}
      </Box>
      <p>{questions[item.type]}</p>
      <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: 2 }}>
        The one exception: the confirmation offers Undo for {actionSeconds} seconds.
      </Box>
    </ActionDialog>
  );
};

export default ConfirmDeletion;
