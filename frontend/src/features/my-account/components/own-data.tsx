import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useSingleFlight } from '#shared/hooks/use-single-flight';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { isoDay } from '#shared/time/calendar-days';
import { now } from '#shared/time/clock';
import { saveFile } from '#shared/ui/save-file';
import { toast, toastFailure } from '#shared/ui/toasts/toast';
import type { User } from '#features/accounts/api/get-user';
import { exportAccount } from '../api/own-data';
import { accountTexts } from '../texts/page';

const DeleteAccount = lazyDialog(() => import('./delete-account'), 'DeleteAccount');

/** Takes the account's data away, as a file or for good. */
export const OwnData = ({ user }: { user: User }) => {
  const texts = accountTexts();
  const [deleting, setDeleting] = useState(false);
  const save = useSingleFlight(async () => {
    toast(texts.exportPreparing);
    try {
      saveFile(await exportAccount(), `account-${isoDay(now())}.json`);
    } catch {
      toastFailure(texts.exportFailed);
    }
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" onClick={() => void save()}>
        {texts.exportAccount}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
        {texts.deleteAccount}
      </Button>
      {deleting && <DeleteAccount user={user} onClose={() => setDeleting(false)} />}
    </Box>
  );
};
