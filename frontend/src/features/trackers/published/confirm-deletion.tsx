import { Box } from '@mui/material';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { type DeletableItem, useDeleteItem } from './api/delete-item';

interface ConfirmDeletionProps {
  item: DeletableItem & { readonly name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

const questions = {
  tracker: 'Are you sure you want to delete this tracker? This action cannot be undone.',
  collection:
    'Are you sure you want to delete this folder? This will permanently delete ALL trackers and folders inside it. This action cannot be undone.',
};

/**
 * The specification dictates the wording of the questions; the product keeps deleted items for a while, so this adds
 * when the questions apply.
 */
const afterwards = {
  tracker: 'That is once it has been in Recently deleted for 30 days: until then it can be restored from there.',
  collection:
    'That is once all of it has been in Recently deleted for 30 days: until then it can be restored from there.',
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
      <div>
        <Box component="p" dir="auto" sx={{ typography: 'h3', mb: 2 }}>
          {item.name}
        </Box>
        <p>{questions[item.type]}</p>
        <Box component="p" sx={{ mt: 2 }}>
          {afterwards[item.type]}
        </Box>
      </div>
    </ActionDialog>
  );
};

export default ConfirmDeletion;
