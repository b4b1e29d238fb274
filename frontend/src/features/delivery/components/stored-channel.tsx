import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Schema } from '../../../shared/api/api-schema';
import { configQuery } from '../../../shared/api/get-config';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';
import { lazyDialog } from '../../../shared/lazy/lazy-dialog';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Entry } from '../../../shared/ui/entry-list';
import { Switch } from '../../../shared/ui/switch';
import { type Channel, useRemoveChannel, useTestChannel, useToggleChannel } from '../api/channels';
import { useResumeDestination } from '../api/deliveries';
import { kindLabels } from '../channel-labels';
import { deliveryFailureMessage } from '../delivery-failure-message';

const WebhookSecret = lazyDialog(() => import('./webhook-secret'));

interface StoredChannelProps {
  channel: Channel;
  /** Why nothing more is sent there; null if it is. */
  pausedBy: string | null;
}

export const StoredChannel = ({ channel, pausedBy }: StoredChannelProps) => {
  const { id, kind, target, confirmed } = channel;
  const toggle = useToggleChannel(channel);
  const remove = useRemoveChannel();
  const test = useTestChannel();
  const resume = useResumeDestination(id);
  const config = useOptionalQuery(configQuery);
  const isOutboxOnly = kind === 'email' && config?.sends_mail === false;
  const [showsSecret, setShowsSecret] = useState(false);
  const testLabel = confirmed ? 'Send a test' : 'Ask again';
  const enabled = toggle.isPending ? toggle.variables : channel.enabled;
  return (
    <Entry
      title={target}
      facts={[
        kindLabels[kind],
        ...(confirmed ? [] : ['Waits until its holder agrees']),
        ...(pausedBy === null ? [] : [`Paused: three updates could not be sent, ${deliveryFailureMessage(pausedBy)}`]),
      ]}
      action={
        <Box sx={{ flexShrink: 0 }}>
          <Switch
            label={`Updates to ${target}`}
            hideLabel
            showState
            checked={enabled}
            disabled={toggle.isPending}
            onChange={(on) => toggle.mutate(on)}
          />
        </Box>
      }
    >
      <Box sx={actionsSx}>
        {pausedBy !== null && (
          <BusyButton
            size="small"
            aria-label={`Try again: ${target}`}
            busy={resume.isPending}
            onClick={() => resume.mutate()}
          >
            Try again
          </BusyButton>
        )}
        <BusyButton
          size="small"
          aria-label={`${testLabel}: ${target}`}
          busy={test.isPending}
          onClick={() => test.mutate(id)}
        >
          {testLabel}
        </BusyButton>
        {kind === 'webhook' && (
          <Button size="small" aria-label={`Show secret: ${target}`} onClick={() => setShowsSecret(true)}>
            Show secret
          </Button>
        )}
        <BusyButton
          size="small"
          aria-label={`Remove ${target}`}
          busy={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          Remove
        </BusyButton>
        <Box role="status" sx={{ typography: 'body2', color: 'quiet', ml: '14px' }}>
          {test.data !== undefined && testMessage(test.data, isOutboxOnly)}
        </Box>
      </Box>
      {showsSecret && <WebhookSecret channelId={id} onClose={() => setShowsSecret(false)} />}
    </Entry>
  );
};

const NO_MAIL_SERVER = 'This server has no mail server, so emails stay in its outbox.';

/** `isOutboxOnly`: no mail server is set up, so messages stay in the server's outbox. */
const testMessage = ({ outcome, fault, detail }: Schema<'ChannelTest'>, isOutboxOnly: boolean): string => {
  switch (outcome) {
    case 'sent':
      return isOutboxOnly ? `Written. ${NO_MAIL_SERVER}` : 'Sent. It should be there now.';
    case 'asked':
      return isOutboxOnly ? `Not asked yet. ${NO_MAIL_SERVER}` : 'Asked. Nothing is sent before its holder agrees.';
    case 'failed':
      return `Not sent: ${deliveryFailureMessage(fault ?? '')}${detail === null ? '' : ` (${detail})`}.`;
  }
};

const actionsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', ml: '-14px', mt: 1 };
