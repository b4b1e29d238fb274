import { copyOncePublic } from '#shared/ui/copy-with-toast';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { useTogglePublic } from '../../api/toggle-settings';
import { trackerDialogTexts } from '../../texts/dialogs';
import { trackerLink } from '../../tracker-link';

/** Asks, then makes a private tracker public and copies its link, which would be useless to others otherwise. */
export const MakePublic = ({ trackerId, onClose }: { trackerId: string; onClose: () => void }) => {
  const texts = trackerDialogTexts();
  const togglePublic = useTogglePublic(trackerId, { failure: () => texts.notMadePublic });
  /** Completes and reports the result even if the dialog has been closed before. */
  const confirm = () =>
    copyOncePublic(
      togglePublic.mutateAsync(true, { onSuccess: onClose }),
      trackerLink(trackerId),
      texts.nowPublic,
      texts.publicNotCopied,
    );
  return (
    <ActionDialog
      title={texts.publicTitle}
      action={texts.makePublic}
      busy={togglePublic.isPending}
      focusCancel
      onAct={() => void confirm()}
      onClose={onClose}
      maxWidth="xs"
    >
      {texts.publicQuestion}
    </ActionDialog>
  );
};
