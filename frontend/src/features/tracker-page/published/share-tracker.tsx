import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { actionTexts } from '#shared/texts/actions';
import { copyWithToast } from '#shared/ui/copy-with-toast';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { toastFailure } from '#shared/ui/toasts/toast';
import { trackerQuery } from '#features/trackers/api/get-tracker';
import { MakePublic } from '../components/dialogs/make-public';
import { trackerDialogTexts } from '../texts/dialogs';
import { trackerPageTexts } from '../texts/page';
import { trackerLink } from '../tracker-link';

/** Asks whether to make a private tracker public; copies the link of a public one. */
export const ShareTracker = ({ trackerId, onClose }: { trackerId: string; onClose: () => void }) => {
  const { data: tracker, error } = useQuery(trackerQuery(trackerId));
  const texts = trackerPageTexts();
  useEffect(() => {
    if (error === null) return;
    toastFailure(trackerDialogTexts().notShared);
    onClose();
  }, [error, onClose]);
  if (tracker === undefined) return null;
  if (!tracker.public) return <MakePublic trackerId={trackerId} onClose={onClose} />;
  return (
    <ActionDialog
      title={trackerDialogTexts().shareTitle}
      action={actionTexts().copyLink}
      busy={false}
      onAct={() => {
        onClose();
        void copyWithToast(trackerLink(trackerId), texts.linkCopied, texts.linkNotCopied);
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      {trackerDialogTexts().alreadyPublic}
    </ActionDialog>
  );
};
