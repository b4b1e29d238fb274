/** The kinds of things that have a feed. */
export const FEED_KINDS = ['tracker', 'collection', 'user'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export interface FeedOf {
  readonly kind: FeedKind;
  /** Id of the tracker, the collection or the user. */
  readonly id: string;
}

export const feedId = ({ kind, id }: FeedOf): string => `${kind}-${id}`;
