import { Box } from '@mui/material';
import { actionTexts } from '#shared/texts/actions';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { type SourceSet, useDeleteSourceSet } from '../api/source-sets';
import { sourceSetTexts } from '../texts/page';

export const DeleteSourceSet = ({ set, onClose }: { set: SourceSet; onClose: () => void }) => {
  const remove = useDeleteSourceSet(set, onClose);
  return (
    <ActionDialog
      title={sourceSetTexts().deleteTitle}
      action={actionTexts().delete}
      color="error"
      busy={remove.isPending}
      focusCancel
      onAct={() => remove.mutate()}
      onClose={onClose}
      maxWidth="xs"
    >
      <div>
        <Box component="p" dir="auto" sx={{ typography: 'h3', mb: 2, overflowWrap: 'anywhere' }}>
          {set.name}
        </Box>
        <p>{sourceSetTexts().deleteQuestion}</p>
      </div>
    </ActionDialog>
  );
};
