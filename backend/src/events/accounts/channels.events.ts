import type { BriefScope } from '#events/delivery/brief-scope';
import { type EventOf, type Personal, event, eventsOf, personal } from '#kernel/events';

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

/** Anybody can type somebody else's address or number: it gets nothing but one question until its holder agrees. */
export const needsConfirmation = (kind: ChannelKind): boolean => kind === 'email' || kind === 'sms';

export const channelsEvents = eventsOf('channels', {
  /** A user added a channel for updates. */
  ChannelAdded: event<OfChannel & ChannelContent>(personal('userId', 'target')),
  /** A channel was changed, or turned on or off. */
  ChannelChanged: event<
    OfChannel &
      ChannelContent & {
        /** False if its target is another one that needs to be confirmed. */
        readonly confirmed: boolean;
      }
  >(personal('userId', 'target')),
  /** Whoever reads what arrives there agreed to get updates. */
  ChannelConfirmed: event<OfChannel>(),
  /** No news of a tracker, or of a folder that sends them as one, go to the channel. */
  ChannelMuted: event<OfChannel & { readonly scope: BriefScope }>(),
  /** They go there again. */
  ChannelUnmuted: event<OfChannel & { readonly scope: BriefScope }>(),
  /** What is sent to a webhook is signed with another secret, until `formerUntil` (ISO 8601 UTC) with the former one, too. */
  ChannelSecretReplaced: event<OfChannel & { readonly formerUntil: string }>(),
  /** A channel was removed, or its user erased. */
  ChannelRemoved: event<OfChannel & { readonly reason: 'removed' | 'account_erased' }>(),
});

export type ChannelsEvent = EventOf<typeof channelsEvents>;
