import { useContext, useEffect } from 'react';
import { type BlockerFunction, UNSAFE_DataRouterContext as DataRouterContext, type DataRouter } from 'react-router-dom';
import { useRouterBlocker } from '#shared/hooks/use-router-blocker';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';

const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before the page is left during an upload, which leaving would abort. */
export const UploadGuard = () => {
  const routed = useContext(DataRouterContext);
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, []);
  return routed === null ? null : <LeaveQuestion router={routed.router} />;
};

const LeaveQuestion = ({ router }: { router: DataRouter }) => {
  const leaving = useRouterBlocker(router, isLeaving);
  if (leaving?.state !== 'blocked') return null;
  return (
    <ActionDialog
      title="Stop the upload?"
      action="Stop and leave"
      cancel="Stay"
      color="error"
      busy={false}
      focusCancel
      onAct={leaving.proceed}
      onClose={leaving.reset}
      maxWidth="xs"
    >
      A file is still being uploaded. If you leave this page, the upload stops.
    </ActionDialog>
  );
};
