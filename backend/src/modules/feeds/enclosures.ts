import type { FactoryProvider, Type } from '@nestjs/common';
import type { FeedOf } from '#events/feeds/feed-kinds';
import type { FeedContent, FeedItem } from './feed-sources';

/** A recording that belongs to an item, as podcast apps take it. */
export interface Enclosure {
  readonly url: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly seconds: number;
  /** Of a file of Podcasting 2.0’s JSON chapters. */
  readonly chaptersUrl: string;
}

/** Knows which items of a feed can be listened to. */
export interface EnclosureSource {
  /** By the ids of items. */
  of(feed: FeedOf, ownerId: string, items: readonly FeedItem[]): Promise<ReadonlyMap<string, Enclosure>>;
}

/** What the area of recordings contributes to feeds. */
export class Enclosures {
  private source: EnclosureSource | null = null;

  use(source: EnclosureSource): void {
    this.source = source;
  }

  async withThem(feed: FeedOf, content: FeedContent): Promise<FeedContent> {
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

/** For the `providers` of the area's module, beside the source itself. */
export const enclosing = (source: Type<EnclosureSource>): FactoryProvider<true> => ({
  provide: Symbol('enclosures'),
  inject: [Enclosures, source],
  useFactory: (enclosures: Enclosures, contributed: EnclosureSource) => {
    enclosures.use(contributed);
    return true;
  },
});
