import { Box } from '@mui/material';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { type SourceSet, useDeleteSourceSet } from '../published/api/source-sets';

const DeleteSourceSet = ({ set, onClose }: { set: SourceSet; onClose: () => void }) => {
  const remove = useDeleteSourceSet(set, onClose);
  return (
    <ActionDialog
      title="Confirm Deletion"
      action="Delete"
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
        <p>Are you sure you want to delete this Source Set? Trackers keep the domains that they took from it.</p>
      </div>
    </ActionDialog>
  );
};

export default DeleteSourceSet;
