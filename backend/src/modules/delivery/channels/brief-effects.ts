import type { ChannelKind } from '#events/accounts/channels.events';

/** The kinds of outbound effects by which briefs are sent. */
export const BRIEF_EFFECTS: Readonly<Record<ChannelKind, string>> = {
  email: 'brief-mail',
  slack: 'brief-slack',
  sms: 'brief-text',
  webhook: 'brief-webhook',
};
