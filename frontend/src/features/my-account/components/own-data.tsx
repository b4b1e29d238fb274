import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDownload } from '#shared/files/use-download';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { isoDay } from '#shared/time/calendar-days';
import { now } from '#shared/time/clock';
import { BusyButton } from '#shared/ui/busy-button';
import type { User } from '#features/accounts/api/get-user';
import { exportAccount } from '../api/own-data';
import { accountTexts } from '../texts/page';

const DeleteAccount = lazyDialog(() => import('./delete-account'), 'DeleteAccount');

/** Exports the account's data, or deletes the account. */
export const OwnData = ({ user }: { user: User }) => {
  const texts = accountTexts();
  const [isDeleting, setIsDeleting] = useState(false);
  const { download, isPending } = useDownload(
    async () => ({ name: `account-${isoDay(now())}.json`, content: await exportAccount() }),
    { preparing: texts.exportPreparing },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <BusyButton variant="outlined" busy={isPending} onClick={() => download()}>
        {texts.exportAccount}
      </BusyButton>
      <Button variant="outlined" color="error" onClick={() => setIsDeleting(true)}>
        {texts.deleteAccount}
      </Button>
      {isDeleting && <DeleteAccount user={user} onClose={() => setIsDeleting(false)} />}
    </Box>
  );
};
