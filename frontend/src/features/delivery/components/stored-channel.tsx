import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { actionTexts } from '#shared/texts/actions';
import { commonTexts } from '#shared/texts/common';
import { BusyButton } from '#shared/ui/busy-button';
import { ListEntry } from '#shared/ui/entry-list';
import { Switch } from '#shared/ui/fields/switch';
import { type Channel, useRemoveChannel, useTestChannel, useToggleChannel } from '../api/channels';
import { useResumeDestination } from '../api/deliveries';
import { deliveryFailureMessage } from '../delivery-failure-message';
import { channelTexts } from '../texts/channels';

const WebhookSecret = lazyDialog(() => import('./webhook-secret'), 'WebhookSecret');

interface StoredChannelProps {
  channel: Channel;
  /** Why it is paused; null if it is active. */
  pausedBy: string | null;
}

export const StoredChannel = ({ channel, pausedBy }: StoredChannelProps) => {
  const { id, kind, target, confirmed } = channel;
  const texts = channelTexts();
  const toggle = useToggleChannel(channel);
  const remove = useRemoveChannel();
  const test = useTestChannel();
  const resume = useResumeDestination(id);
  const config = useOptionalQuery(configQuery);
  const isOutboxOnly = kind === 'email' && config?.sends_mail === false;
  const [showsSecret, setShowsSecret] = useState(false);
  const enabled = toggle.isPending ? toggle.variables : channel.enabled;
  return (
    <ListEntry
      title={target}
      facts={[
        texts.kinds[kind],
        ...(confirmed ? [] : [texts.waitsForConfirmation]),
        ...(pausedBy === null ? [] : [texts.paused(deliveryFailureMessage(pausedBy))]),
      ]}
      action={
        <Box sx={{ flexShrink: 0 }}>
          <Switch
            label={texts.updatesTo(target)}
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
            aria-label={texts.tryAgainAt(target)}
            busy={resume.isPending}
            onClick={() => resume.mutate()}
          >
            {commonTexts().tryAgain}
          </BusyButton>
        )}
        <BusyButton
          size="small"
          aria-label={(confirmed ? texts.sendTestTo : texts.askAgainAt)(target)}
          busy={test.isPending}
          onClick={() => test.mutate(id)}
        >
          {confirmed ? texts.sendTest : texts.askAgain}
        </BusyButton>
        {kind === 'webhook' && (
          <Button size="small" aria-label={texts.showSecretOf(target)} onClick={() => setShowsSecret(true)}>
            {texts.showSecret}
          </Button>
        )}
        <BusyButton
          size="small"
          aria-label={texts.removeTarget(target)}
          busy={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          {actionTexts().remove}
        </BusyButton>
        <Box role="status" sx={{ typography: 'body2', color: 'quiet', ml: '14px' }}>
          {test.data !== undefined && testMessage(test.data, isOutboxOnly)}
        </Box>
      </Box>
      {showsSecret && <WebhookSecret channelId={id} onClose={() => setShowsSecret(false)} />}
    </ListEntry>
  );
};

/** `isOutboxOnly`: no mail server is set up, so messages stay in the server's outbox. */
const testMessage = ({ outcome, fault, detail }: Schema<'ChannelTest'>, isOutboxOnly: boolean): string => {
  const texts = channelTexts();
  switch (outcome) {
    case 'sent':
      return isOutboxOnly ? texts.testStored : texts.testSent;
    case 'asked':
      return isOutboxOnly ? texts.askedInOutbox : texts.asked;
    case 'failed':
      return texts.testFailed(deliveryFailureMessage(fault ?? ''), detail);
  }
};

const actionsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', ml: '-14px', mt: 1 };
