import { Box, Button } from '@mui/material';
import { now } from '../../../shared/time/clock';
import { longDate, timeOfDay } from '../../../shared/time/format-time';
import { BusyButton } from '../../../shared/ui/busy-button';
import { copyWithToast } from '../../../shared/ui/copy-with-toast';
import { Dialog } from '../../../shared/ui/dialog';
import { QueryView } from '../../../shared/ui/query-view';
import { SecretBox } from '../../../shared/ui/secret-box';
import { secretQuery, useReplaceSecret } from '../api/channels';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';

interface WebhookSecretProps {
  channelId: string;
  onClose: () => void;
}

/** The secret by which a receiver knows that a request is genuine. */
const WebhookSecret = ({ channelId, onClose }: WebhookSecretProps) => {
  const query = secretQuery(channelId);
  const data = useOptionalQuery(query);
  const replace = useReplaceSecret(channelId);
  const copy = (secret: string) => copyWithToast(secret, 'Secret copied to clipboard', 'Failed to copy the secret');
  const overlap = data?.former_valid_until ?? null;
  return (
    <Dialog
      title="Webhook secret"
      open
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <BusyButton variant="outlined" busy={replace.isPending} onClick={() => replace.mutate()}>
            Replace
          </BusyButton>
          <Button
            variant="outlined"
            disabled={data === undefined}
            onClick={() => data !== undefined && void copy(data.secret)}
          >
            Copy secret
          </Button>
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p>
        Every request is signed with it, as Standard Webhooks has it. Your receiver checks the signature and so knows
        that a request is genuine.
      </p>
      <QueryView query={query} what="The secret" skeleton={{ lines: [100], height: 48 }}>
        {({ secret }) => <SecretBox>{secret}</SecretBox>}
      </QueryView>
      {overlap !== null && overlap > now().toISOString() && (
        <Box component="p" role="status" sx={{ mt: 4, color: 'quiet' }}>
          It is new. Until {longDate(overlap)}, {timeOfDay(overlap)}, requests are signed with the former one, too.
        </Box>
      )}
    </Dialog>
  );
};

export default WebhookSecret;
