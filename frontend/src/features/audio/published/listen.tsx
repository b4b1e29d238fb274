import { Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { useUser } from '../../accounts/published/api/get-user';

const ListenDialog = lazyDialog(() => import('../components/listen-dialog'));

interface ListenProps {
  /** Null for the briefs of all trackers and folders. */
  trackerId: string | null;
}

/** Opens the latest briefs to listen to, like the link in the email with one. */
export const Listen = ({ trackerId }: ListenProps) => {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('listen');
  const [open, setOpen] = useState(false);
  if (user?.stripe_plan_active !== true || !user.include_audio) return null;
  const close = () => {
    setOpen(false);
    if (asked === null) return;
    search.delete('listen');
    setSearch(search, { replace: true });
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        Listen
      </Button>
      {(open || asked !== null) && <ListenDialog trackerId={trackerId} briefId={asked} onClose={close} />}
    </>
  );
};
