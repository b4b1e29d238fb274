import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { useRotateRss } from '../../api/rotate-rss';
import { trackerDialogTexts } from '../../texts/dialogs';
import { trackerPageTexts } from '../../texts/page';

/** Asks first, since readers of the feed lose access. */
export const ReplaceRss = ({ trackerId, onClose }: { trackerId: string; onClose: () => void }) => {
  const rotate = useRotateRss(trackerId);
  return (
    <ActionDialog
      title={trackerPageTexts().replaceRss}
      action={trackerDialogTexts().replaceLink}
      busy={rotate.isPending}
      focusCancel
      onAct={() => rotate.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      maxWidth="xs"
    >
      {trackerDialogTexts().rssQuestion}
    </ActionDialog>
  );
};
