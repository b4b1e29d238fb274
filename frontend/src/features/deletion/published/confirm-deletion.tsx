import { Box } from '@mui/material';
import { actionTexts } from '#shared/texts/actions';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { type DeletableItem, useDeleteItem } from '../api/delete-item';
import { deletionTexts } from '../texts/deletion';

interface ConfirmDeletionProps {
  item: DeletableItem & { readonly name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/**
 * The specification dictates the wording of the questions; the product keeps deleted items for a while, so this adds
 * when the questions apply.
 */
export const ConfirmDeletion = ({ item, onClose, onDeleted }: ConfirmDeletionProps) => {
  const texts = deletionTexts();
  const remove = useDeleteItem(item, onDeleted);
  const confirm = () => remove.mutate(undefined, { onSuccess: onClose });
  return (
    <ActionDialog
      title={texts.title}
      action={actionTexts().delete}
      color="error"
      busy={remove.isPending}
      focusCancel
      onAct={confirm}
      onClose={onClose}
      maxWidth="xs"
    >
      <div>
        <Box component="p" dir="auto" sx={{ typography: 'h3', mb: 2 }}>
          {item.name}
        </Box>
        <p>{texts.questions[item.type]}</p>
        <Box component="p" sx={{ mt: 2 }}>
          {texts.afterwards[item.type]}
        </Box>
      </div>
    </ActionDialog>
  );
};
