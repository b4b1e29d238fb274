import { Button } from '@mui/material';
import { useState } from 'react';
import { textParam, useUrlParam } from '#shared/hooks/use-url-param';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { useUser } from '#features/accounts/api/get-user';
import { playerTexts } from '../texts/player';

const ListenDialog = lazyDialog(() => import('../components/listen-dialog'), 'ListenDialog');

interface ListenProps {
  /** Null for the briefs of all trackers and folders. */
  trackerId: string | null;
}

/** Opens the latest briefs to listen to, like the link in the email with one. */
export const Listen = ({ trackerId }: ListenProps) => {
  const user = useUser();
  const [openEdition, setOpenEdition] = useUrlParam('listen', textParam);
  const [isOpen, setIsOpen] = useState(false);
  if (user?.stripe_plan_active !== true || !user.include_audio) return null;
  const close = () => {
    setIsOpen(false);
    if (openEdition !== null) setOpenEdition(null);
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        {playerTexts().listen}
      </Button>
      {(isOpen || openEdition !== null) && <ListenDialog trackerId={trackerId} briefId={openEdition} onClose={close} />}
    </>
  );
};
