import { type EventOf, event, eventsOf } from '#kernel/events';

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

/** A brief's news come from one tracker, or from the trackers of a folder that sends them as one; null is the root. */
export type BriefScope =
  | { readonly kind: 'tracker'; readonly trackerId: string }
  | { readonly kind: 'collection'; readonly collectionId: string | null };

export interface Brief {
  readonly scope: BriefScope;
  /** Oldest first. */
  readonly news: readonly News[];
}

/** Why news are in no brief. */
export type DroppedBecause = 'emails_off' | 'tracker_deleted' | 'account_ended';

/** What is told to a user, when, and in which brief, so that nothing is told twice. */
export const deliveryEvents = eventsOf('delivery', {
  /** Something new waits for the user's next brief. */
  NewsQueued: event<
    OfUser &
      News & {
        /** ISO 8601 UTC. */
        readonly dueAt: string;
      }
  >(),
  /** The user chose another time of day, or another time zone. */
  NewsRescheduled: event<OfUser & { readonly newsIds: readonly string[]; readonly dueAt: string }>(),
  /** Briefs were made of what was due. Each is sent by every channel of its own. */
  BriefsPlanned: event<
    OfUser & {
      readonly briefs: readonly Brief[];
      readonly dropped: readonly { readonly newsId: string; readonly because: DroppedBecause }[];
      /** The latest time for which any of them was due. */
      readonly dueAt: string;
    }
  >(),
});

export type DeliveryEvent = EventOf<typeof deliveryEvents>;

/** Of the brief at an index of a `BriefsPlanned`. */
export const briefIdOf = (plannedBy: string, index: number): string => `${plannedBy}-${index}`;
