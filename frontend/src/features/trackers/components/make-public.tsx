import { copyWithToast } from '../../../shared/ui/copy-with-toast';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { toastFailure } from '../../../shared/ui/toast';
import { useTogglePublic } from '../api/toggle-public';
import { trackerLink } from '../tracker-link';

/** A private tracker's link is useless to others: asks, then makes the tracker public and copies the link. */
const MakePublic = ({ trackerId, onClose }: { trackerId: string; onClose: () => void }) => {
  const togglePublic = useTogglePublic(trackerId);
  /** Completes and reports the result even if the dialog has been closed meanwhile. */
  const confirm = async () => {
    try {
      await togglePublic.mutateAsync(true, { onSuccess: onClose });
    } catch {
      toastFailure('Failed to make tracker public');
      return;
    }
    await copyWithToast(
      trackerLink(trackerId),
      'Tracker is now public and link copied to clipboard',
      'Tracker is now public, but the link could not be copied',
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
      want to proceed? It will also be listed on Explore.
    </ActionDialog>
  );
};

export default MakePublic;
