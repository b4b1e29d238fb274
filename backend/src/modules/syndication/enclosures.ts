import type { FeedOf } from '#events/syndication/feed-kinds';
import { multiProvider } from '#platform/multi-provider';
import type { Enclosure } from './enclosure';
import type { FeedContent, FeedItem } from './feed-sources';

/** Knows which items of a feed can be listened to. */
export interface EnclosureSource {
  /** Enclosures by the ids of their items. */
  of(feed: FeedOf, ownerId: string, items: readonly FeedItem[]): Promise<ReadonlyMap<string, Enclosure>>;
}

/** For the `providers` of the area's module, in addition to the source itself. */
export const [contributedEnclosures, provideEnclosureSource] = multiProvider<EnclosureSource>('enclosures');

/** What areas contribute to feeds. */
export class Enclosures {
  /** `contributed` is asked for each request, since not all contributions exist before the application has started. */
  constructor(private readonly contributed: () => readonly EnclosureSource[]) {}

  async withEnclosures(feed: FeedOf, content: FeedContent): Promise<FeedContent> {
    const { ownerId, items: plain } = content;
    if (ownerId === null) return content;
    const found = await Promise.all(this.contributed().map((source) => source.of(feed, ownerId, plain)));
    const items = plain.map((item) => {
      const enclosure = found.find((source) => source.has(item.id))?.get(item.id);
      return enclosure === undefined ? item : { ...item, enclosure };
    });
    return { ...content, items };
  }
}
