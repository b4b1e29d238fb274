/** What has a feed of its own. */
export const FEED_KINDS = ['tracker', 'collection', 'user'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export interface FeedOf {
  readonly kind: FeedKind;
  /** Of the tracker, the collection or the user. */
  readonly id: string;
}

export const feedId = ({ kind, id }: FeedOf): string => `${kind}-${id}`;
