import type { FactoryProvider, Type } from '@nestjs/common';
import type { FeedOf } from '#events/syndication/feed-kinds';
import type { Enclosure } from './enclosure';
import type { FeedContent, FeedItem } from './feed-sources';

/** Knows which items of a feed can be listened to. */
export interface EnclosureSource {
  /** Enclosures by the ids of their items. */
  of(feed: FeedOf, ownerId: string, items: readonly FeedItem[]): Promise<ReadonlyMap<string, Enclosure>>;
}

/** What the area of recordings contributes to feeds. */
export class Enclosures {
  private source: EnclosureSource | null = null;

  use(source: EnclosureSource): void {
    this.source = source;
  }

  async withEnclosures(feed: FeedOf, content: FeedContent): Promise<FeedContent> {
    if (content.ownerId === null) return content;
    const found = await this.source?.of(feed, content.ownerId, content.items);
    if (found === undefined || found.size === 0) return content;
    const items = content.items.map((item) => {
      const enclosure = found.get(item.id);
      return enclosure === undefined ? item : { ...item, enclosure };
    });
    return { ...content, items };
  }
}

/** For the `providers` of the area's module, in addition to the source itself. */
export const provideEnclosureSource = (source: Type<EnclosureSource>): FactoryProvider<true> => ({
  provide: Symbol('enclosures'),
  inject: [Enclosures, source],
  useFactory: (enclosures: Enclosures, contributed: EnclosureSource) => {
    enclosures.use(contributed);
    return true;
  },
});
