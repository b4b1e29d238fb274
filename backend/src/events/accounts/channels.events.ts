import type { Personal } from '#kernel/event-schema';
import { type EventOf, event, eventsOf } from '#kernel/events';

export type ChannelKind = 'email' | 'slack' | 'sms' | 'webhook';
export const CHANNEL_KINDS: readonly ChannelKind[] = ['email', 'slack', 'sms', 'webhook'];

/** Where updates are sent. */
export interface ChannelContent {
  readonly kind: ChannelKind;
  /** An address, a number with country code, or an https URL. */
  readonly target: Personal<string>;
  readonly enabled: boolean;
}

interface OfChannel {
  readonly userId: string;
  readonly channelId: string;
}

export const channelsEvents = eventsOf('channels', {
  /** A user added a channel for updates. */
  ChannelAdded: event<OfChannel & ChannelContent>({ personal: { subject: 'userId', fields: ['target'] } }),
  /** A channel was changed, or turned on or off. */
  ChannelChanged: event<OfChannel & ChannelContent>({ personal: { subject: 'userId', fields: ['target'] } }),
  /** A channel was removed, or its user erased. */
  ChannelRemoved: event<OfChannel & { readonly reason: 'removed' | 'account_erased' }>(),
});

export type ChannelsEvent = EventOf<typeof channelsEvents>;
