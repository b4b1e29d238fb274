import { Box, Link } from '@mui/material';
import { configQuery } from '#shared/api/get-config';
import { messageIfFailed } from '#shared/api/problem';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { BusyButton } from '#shared/ui/busy-button';
import { FieldError } from '#shared/ui/fields/field-error';
import { useSendResetEmail } from '#features/accounts/api/send-reset-email';
import { accountTexts } from '../../texts/page';

/** Sends a link to set a password, as for a forgotten one, for an account that signs in with a provider. */
export const FirstPassword = ({ email }: { email: string }) => {
  const texts = accountTexts();
  const send = useSendResetEmail();
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Box component="p" sx={{ color: 'quiet' }}>
        {texts.noPassword}
      </Box>
      {send.isSuccess ? (
        <Box component="p" role="status" sx={{ overflowWrap: 'anywhere' }}>
          <LinkSent email={email} />
        </Box>
      ) : (
        <div>
          <BusyButton variant="outlined" busy={send.isPending} onClick={() => send.mutate(email)}>
            {texts.emailLink}
          </BusyButton>
          <FieldError text={messageIfFailed(send, texts.linkNotSent)} />
        </div>
      )}
    </Box>
  );
};

const LinkSent = ({ email }: { email: string }) => {
  const texts = accountTexts();
  const config = useOptionalQuery(configQuery);
  if (config?.sends_mail !== false) return <>{texts.linkSent(email)}</>;
  return config.outbox ? (
    <>
      {texts.linkSavedHere} <Link href="/outbox">{texts.openOutbox}</Link>
    </>
  ) : (
    texts.askAdministrator
  );
};
