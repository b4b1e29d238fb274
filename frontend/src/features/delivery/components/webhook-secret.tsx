import { Box, Button } from '@mui/material';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { actionTexts } from '#shared/texts/actions';
import { now } from '#shared/time/clock';
import { longDate, timeOfDay } from '#shared/time/format-time';
import { BusyButton } from '#shared/ui/busy-button';
import { copyWithToast } from '#shared/ui/copy-with-toast';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { SecretBox } from '#shared/ui/secret-box';
import { QueryView } from '#shared/ui/states/query-view';
import { secretQuery, useReplaceSecret } from '../api/channels';
import { webhookTexts } from '../texts/webhooks';

interface WebhookSecretProps {
  channelId: string;
  onClose: () => void;
}

/** The secret with which a receiver verifies requests. */
export const WebhookSecret = ({ channelId, onClose }: WebhookSecretProps) => {
  const texts = webhookTexts();
  const query = secretQuery(channelId);
  const data = useOptionalQuery(query);
  const replace = useReplaceSecret(channelId);
  const copy = (secret: string) => copyWithToast(secret, texts.secretCopied, texts.secretNotCopied);
  const overlap = data?.former_valid_until ?? null;
  return (
    <Dialog
      title={texts.secretTitle}
      open
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <BusyButton variant="outlined" busy={replace.isPending} onClick={() => replace.mutate()}>
            {texts.replace}
          </BusyButton>
          <Button
            variant="outlined"
            disabled={data === undefined}
            onClick={() => data !== undefined && void copy(data.secret)}
          >
            {texts.copySecret}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {actionTexts().done}
          </Button>
        </>
      }
    >
      <p>{texts.whatSecretIsFor}</p>
      <QueryView query={query} contentName={texts.secret} skeleton={{ lines: [100], height: 48 }}>
        {({ secret }) => <SecretBox>{secret}</SecretBox>}
      </QueryView>
      {overlap !== null && overlap > now().toISOString() && (
        <Box component="p" role="status" sx={{ mt: 4, color: 'quiet' }}>
          {texts.overlap(longDate(overlap), timeOfDay(overlap))}
        </Box>
      )}
    </Dialog>
  );
};
