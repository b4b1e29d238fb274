import { CHANNEL_KINDS, type ChannelKind } from '#events/accounts/channels.events';

/** The kinds of outbound effects by which briefs are sent. */
export const BRIEF_EFFECTS: Readonly<Record<ChannelKind, string>> = {
  email: 'brief-mail',
  slack: 'brief-slack',
  sms: 'brief-text',
  webhook: 'brief-webhook',
};

/** The kind of the channel that an effect of this kind sends to; undefined if it does not send briefs. */
export const channelKindOf = (effectKind: string): ChannelKind | undefined =>
  CHANNEL_KINDS.find((kind) => BRIEF_EFFECTS[kind] === effectKind);
