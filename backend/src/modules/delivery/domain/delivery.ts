import type { BriefScope } from '#events/delivery/brief-scope';
import type { Destination, DroppedBecause, News } from '#events/delivery/delivery.events';

interface WaitingNews extends News {
  readonly dueAt: string;
}

/** News that waits for a user's next brief, and destinations to which nothing can be sent. */
export interface Delivery {
  /** News in the order of the log. */
  readonly waiting: readonly WaitingNews[];
  /** The daily time that the last daily brief stood for, ISO 8601 UTC; null before the first. */
  readonly lastSlot: string | null;
  /** How often each destination failed in a row, by its key. */
  readonly failures: Readonly<Record<string, number>>;
  readonly paused: readonly Destination[];
}

/** How the news of a tracker is sent. */
export type BriefRoute =
  | {
      readonly kind: 'sent';
      readonly scope: BriefScope;
      readonly to: readonly Destination[];
      /** Set if the user listens to briefs, so one is made even if it is sent nowhere. */
      readonly isHeard?: true;
    }
  | { readonly kind: 'dropped'; readonly because: DroppedBecause };

/** The first overview of a tracker is sent at once, in a mail of its own. */
export const isFirst = ({ updateId }: News): boolean => updateId === null;

export const newsOf = ({ newsId, trackerId, updateId }: News): News => ({ newsId, trackerId, updateId });

export const isPaused = ({ channelId }: Destination, paused: readonly Destination[]): boolean =>
  paused.some((each) => each.channelId === channelId);
