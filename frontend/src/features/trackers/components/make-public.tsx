import { copyText } from '../../../shared/ui/copy-text';
import { ActionDialog } from '../../../shared/ui/action-dialog';
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
    <ActionDialog
      title="Make Tracker Public"
      action="Make Public & Copy"
      busy={togglePublic.isPending}
      asksFirst
      onAct={() => void confirm()}
      onClose={onClose}
      maxWidth="xs"
    >
      By copying this link, you will make this tracker public and accessible to anyone with the link. Are you sure you
      want to proceed?
    </ActionDialog>
  );
};

export default MakePublic;
