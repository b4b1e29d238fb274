import { Button } from '@mui/material';
import { useState } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { currentSession } from '#shared/session/session';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { MailText } from '#shared/ui/mail-text';
import { CommandButton } from '../commands/command-button';
import { NOT_REACHED } from '../commands/use-command';
import { useIsAdministrator } from '../use-is-administrator';

type Mail = Schema<'StoredBrief'>;

interface ReadMailProps {
  id: string;
  /** Null if the account is gone. */
  recipientId: string | null;
}

/** Shows a stored brief to an administrator who says why, except one to themselves. */
export const ReadMail = ({ id, recipientId }: ReadMailProps) => {
  const isAdministrator = useIsAdministrator();
  const [mail, setMail] = useState<Mail | null>(null);
  const readOwn = useApiMutation(() => api.GET('/api/common/deliveries/{id}/mail', { params: { path: { id } } }), {
    onSuccess: setMail,
    failure: NOT_REACHED,
  });
  if (!isAdministrator) return <>–</>;
  return (
    <>
      {recipientId === currentSession().userId ? (
        <Button size="small" onClick={() => readOwn.mutate()}>
          Read
        </Button>
      ) : (
        <CommandButton
          label="Read"
          size="small"
          variant="text"
          title="Read this mail?"
          send={(reason) => api.POST('/api/admin/outbox/{id}/read', { params: { path: { id } }, body: { reason } })}
          onSuccess={setMail}
        >
          <p>It tells what this person follows. That you read it, and why, is recorded and shown to them.</p>
        </CommandButton>
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
