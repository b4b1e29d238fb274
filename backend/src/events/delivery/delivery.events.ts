import type { ChannelKind } from '#events/accounts/channels.events';
import { type EventOf, event, declareEvents } from '#kernel/events';
import type { BriefScope } from './brief-scope';

interface OfUser {
  readonly userId: string;
}

/** What a run of a tracker published: an update, or its first overview. */
export interface News {
  /** The update's id, or `<tracker>/overview`. */
  readonly newsId: string;
  readonly trackerId: string;
  /** Null for the first overview. */
  readonly updateId: string | null;
}

/** Where a brief goes. */
export interface Destination {
  readonly kind: ChannelKind;
  /** Null for the account's own address. */
  readonly channelId: string | null;
}

export const ACCOUNT_EMAIL: Destination = { kind: 'email', channelId: null };

export interface Brief {
  readonly scope: BriefScope;
  /** Empty for a brief that is only listened to. */
  readonly to: readonly Destination[];
  /** Oldest first. */
  readonly news: readonly News[];
}

/** Why news is in no brief. `no_destination`: the owner has turned everything off, or all destinations are paused. */
export type DroppedBecause = 'no_destination' | 'tracker_deleted' | 'account_ended';

/** `delivery-{user}`: what a user is told, when, and in which brief, so that nothing is told twice. */
export const deliveryEvents = declareEvents('delivery', {
  /** Something new waits for the user's next brief. */
  NewsQueued: event<
    OfUser &
      News & {
        /** ISO 8601 UTC. */
        readonly dueAt: string;
      }
  >(),
  /**
   * The news is due at another time: the user chose another time of day or time zone, or the next daily time was nearer
   * than the missed one.
   */
  NewsRescheduled: event<OfUser & { readonly newsIds: readonly string[]; readonly dueAt: string }>(),
  /** Briefs were made from the news that was due. */
  BriefsPlanned: event<
    OfUser & {
      readonly briefs: readonly Brief[];
      readonly dropped: readonly { readonly newsId: string; readonly because: DroppedBecause }[];
      /** The daily time that the briefs stand for; if all are first overviews, when the last of them was due. */
      readonly dueAt: string;
    }
  >(),
  /** A brief could not be sent to a destination. */
  DestinationFailed: event<OfUser & { readonly destination: Destination; readonly fault: string }>(),
  /** A destination accepted a brief after it had failed. */
  DestinationRecovered: event<OfUser & { readonly destination: Destination }>(),
  /** A destination failed too often, or its user turned it off: nothing is sent there until they resume it. */
  DestinationPaused: event<OfUser & { readonly destination: Destination; readonly fault: string }>(),
  /** The user wants updates at a destination again. */
  DestinationResumed: event<OfUser & { readonly destination: Destination }>(),
});

export type DeliveryEvent = EventOf<typeof deliveryEvents>;

/** The id of the brief at an index of a `BriefsPlanned`. */
export const briefIdOf = (plannedBy: string, index: number): string => `${plannedBy}-${index}`;

/** A key that distinguishes a user's destinations. */
export const destinationKey = ({ channelId }: Destination): string => channelId ?? 'account';
