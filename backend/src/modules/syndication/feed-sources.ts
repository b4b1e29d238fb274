import type { FeedKind } from '#events/syndication/feed-kinds';
import type { Refusal } from '#kernel/decider';
import type { Caller } from '#platform/http/access/caller';
import { multiProvider } from '#platform/multi-provider';
import type { Enclosure } from './enclosure';

export interface FeedItem {
  /** Stable: readers know an item by it. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** ISO 8601 UTC. */
  readonly publishedAt: string;
  /** HTML, escaped by its author. */
  readonly html: string;
  readonly enclosure?: Enclosure;
}

export interface FeedContent {
  /** Owner of what the feed is about; null if nobody owns it. */
  readonly ownerId: string | null;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** ISO 8601 UTC. */
  readonly updatedAt: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

/** What one kind of feed shows, and who owns it. */
export interface FeedSource {
  readonly kind: FeedKind;
  /** Null if it does not exist or was deleted. Access is not checked: the address grants it. */
  contentOf(id: string): Promise<FeedContent | null>;
  /** Null if the caller may replace its address. */
  refusalFor(id: string, caller: Caller): Promise<Refusal | null>;
}

/** For the `providers` of an area's module, in addition to the source itself: `provideFeedSource(itself<TrackerFeed>, TrackerFeed)`. */
export const [contributedFeedSources, provideFeedSource] = multiProvider<FeedSource>('feed source');

/** The kinds of feeds that the areas contribute. */
export class FeedSources {
  /** `contributed` is asked for each request, since not all contributions exist before the application has started. */
  constructor(private readonly contributed: () => readonly FeedSource[]) {}

  of(kind: FeedKind): FeedSource | undefined {
    return this.contributed().find((source) => source.kind === kind);
  }
}
