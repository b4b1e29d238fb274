import { ActionDialog } from '../../../shared/ui/action-dialog';
import { useRotateRss } from '../api/rotate-rss';

/** Asks first: readers of the feed lose it. */
const ReplaceRss = ({ trackerId, onClose }: { trackerId: string; onClose: () => void }) => {
  const rotate = useRotateRss(trackerId);
  return (
    <ActionDialog
      title="Replace RSS Link"
      action="Replace Link"
      busy={rotate.isPending}
      asksFirst
      onAct={() => rotate.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      maxWidth="xs"
    >
      The current link stops working for everybody who has it, feed readers included. The tracker gets a new one.
    </ActionDialog>
  );
};

export default ReplaceRss;
