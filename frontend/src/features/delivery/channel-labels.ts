import type { Channel } from './api/channels';

type Kind = Channel['kind'];

export const channelKinds: readonly Kind[] = ['email', 'slack', 'sms', 'webhook'];

export const kindLabels: Readonly<Record<Kind, string>> = {
  email: 'Email',
  slack: 'Slack',
  sms: 'Text message',
  webhook: 'Webhook',
};

/** Names of a channel's target. */
export const targetLabels: Readonly<Record<Kind, string>> = {
  email: 'Email address',
  slack: 'Incoming webhook address',
  sms: 'Number with country code',
  webhook: 'Address',
};
