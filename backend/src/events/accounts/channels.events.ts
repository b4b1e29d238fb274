import type { BriefScope } from '#events/delivery/brief-scope';
import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';

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

/**
 * Anyone can type someone else's address or number, so it gets nothing but a single question until its holder agrees.
 */
export const needsConfirmation = (kind: ChannelKind): boolean => kind === 'email' || kind === 'sms';

/** `channels-{user}`: where the updates of one user are sent. */
export const channelsEvents = declareEvents('channels', {
  /** A user added a channel for updates. */
  ChannelAdded: event<OfChannel & ChannelContent>(personal('userId', 'target')),
  /** A channel was changed, or turned on or off. */
  ChannelChanged: event<
    OfChannel &
      ChannelContent & {
        /** False if the target changed to one that needs to be confirmed. */
        readonly confirmed: boolean;
      }
  >(personal('userId', 'target')),
  /** Someone who reads what arrives there agreed to get updates. */
  ChannelConfirmed: event<OfChannel>(),
  /** News of a tracker, or of a folder that sends it as one, no longer goes to the channel. */
  ChannelMuted: event<OfChannel & { readonly scope: BriefScope }>(),
  /** News of a tracker or folder goes to the channel again. */
  ChannelUnmuted: event<OfChannel & { readonly scope: BriefScope }>(),
  /**
   * What is sent to a webhook is signed with a new secret, and until `formerUntil` (ISO 8601 UTC) with the former one,
   * too.
   */
  ChannelSecretReplaced: event<OfChannel & { readonly formerUntil: string }>(),
  /** A channel was removed, or its user erased. */
  ChannelRemoved: event<OfChannel & { readonly reason: 'removed' | 'account_erased' }>(),
});

export type ChannelsEvent = EventOf<typeof channelsEvents>;
