import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, usePermissions } from 'react-admin';
import { unwrap, api } from '../../shared/api/client';
import { currentSession } from '../../shared/session/session';
import { Dialog } from '../../shared/ui/dialog';
import { MailText } from '../../shared/ui/mail-text';
import { toastFailure } from '../../shared/ui/toast';
import type { Permissions } from '../auth-provider';
import type { AdminData } from '../data-provider';
import { ReasonDialog } from '../fields/reason-dialog';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

interface ReadMailProps {
  id: string;
  /** Null if the account is gone. */
  recipientId: string | null;
}

/** Shows a stored brief to an administrator who says why, except one to themselves. */
export const ReadMail = ({ id, recipientId }: ReadMailProps) => {
  const { permissions } = usePermissions<Permissions>();
  const data = useDataProvider<AdminData>();
  const [isConfirming, setConfirming] = useState(false);
  const [mail, setMail] = useState<Mail | null>(null);
  const isOwn = recipientId === currentSession().userId;
  const readOwn = useMutation({
    mutationFn: async () =>
      setMail(await unwrap(api.GET('/api/common/deliveries/{id}/mail', { params: { path: { id } } }))),
    onError: ({ message }) => toastFailure(message),
  });
  if (permissions?.is_admin !== true) return <>–</>;
  const read = async (reason: string) =>
    setMail((await data.command('POST', `outbox/${encodeURIComponent(id)}/read`, { reason })) as Mail);
  return (
    <>
      <Button size="small" onClick={() => (isOwn ? readOwn.mutate() : setConfirming(true))}>
        Read
      </Button>
      {isConfirming && (
        <ReasonDialog title="Read this mail?" action="Read" onConfirm={read} onClose={() => setConfirming(false)}>
          <p>It tells what this person follows. That you read it, and why, is recorded and shown to them.</p>
        </ReasonDialog>
      )}
      {mail !== null && (
        <Dialog
          title={mail.subject}
          open
          onClose={() => setMail(null)}
          maxWidth="sm"
          actions={
            <Button variant="contained" onClick={() => setMail(null)}>
              Close
            </Button>
          }
        >
          <MailText text={mail.text} />
        </Dialog>
      )}
    </>
  );
};
