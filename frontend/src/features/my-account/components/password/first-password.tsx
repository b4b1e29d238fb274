import { Box, Link } from '@mui/material';
import { configQuery } from '../../../../shared/api/get-config';
import { useOptionalQuery } from '../../../../shared/api/use-optional-query';
import { failureMessage } from '../../../../shared/api/problem';
import { BusyButton } from '../../../../shared/ui/busy-button';
import { FieldError } from '../../../../shared/ui/field-error';
import { useSendResetEmail } from '../../../accounts/published/api/send-reset-email';

/** Sends a link to set a password, as for a forgotten one, for an account that signs in with a provider. */
export const FirstPassword = ({ email }: { email: string }) => {
  const send = useSendResetEmail();
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Box component="p" sx={{ color: 'quiet' }}>
        Your account has no password. To sign in with one, too, ask for a link by email and set it there. You are then
        signed out everywhere.
      </Box>
      {send.isSuccess ? (
        <Box component="p" role="status" sx={{ overflowWrap: 'anywhere' }}>
          <LinkSent email={email} />
        </Box>
      ) : (
        <div>
          <BusyButton variant="outlined" busy={send.isPending} onClick={() => send.mutate(email)}>
            Email me a link
          </BusyButton>
          <FieldError text={failureMessage(send, 'The link could not be sent.')} />
        </div>
      )}
    </Box>
  );
};

const LinkSent = ({ email }: { email: string }) => {
  const config = useOptionalQuery(configQuery);
  if (config?.sends_mail !== false) return <>A link is on its way to {email}. It works once, within an hour.</>;
  return config.outbox ? (
    <>
      This installation has no mail server, so the link was saved on this computer instead of being sent.{' '}
      <Link href="/outbox">Open this computer’s outbox</Link>
    </>
  ) : (
    'This installation has no mail server. Its administrator can give you the link, which works once, within an hour.'
  );
};
