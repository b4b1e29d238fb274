import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import type { FeedContent, FeedItem } from './feed-sources';

/** In characters, including those of the content. */
const MAX_KEPT = 16_000_000;

/** What an address returns while its feed's content stays the same. */
export interface FeedEdition {
  readonly content: FeedContent;
  readonly text: string;
  readonly etag: string;
  /** The second from which the address returns this, according to this process; it may be the next one. */
  readonly since: Date;
}

/**
 * The newest edition of each feed, so that unchanged content is not written again. At each request, the content is
 * compared with what an edition was made from: an edition is never behind its content.
 */
@Injectable()
export class FeedEditions {
  private readonly kept = new LRUCache<string, FeedEdition>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ text }) => 2 * text.length,
  });

  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  at(address: string, content: FeedContent, write: () => string): FeedEdition {
    const last = this.kept.get(address);
    if (last !== undefined && isSame(last.content, content)) return last;
    const text = write();
    // Weak, since answers are compressed.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    const edition = { content, text, etag, since: this.sinceAfter(last) };
    this.kept.set(address, edition);
    return edition;
  }

  /** Times in HTTP are whole seconds: two editions made in one second must differ. */
  private sinceAfter(last: FeedEdition | undefined): Date {
    const second = Math.floor(this.clock.now().getTime() / 1000) * 1000;
    return new Date(last === undefined ? second : Math.max(second, last.since.getTime() + 1000));
  }
}

const isSame = (one: FeedContent, other: FeedContent): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.link === other.link &&
  one.updatedAt === other.updatedAt &&
  one.items.length === other.items.length &&
  one.items.every((item, index) => isSameItem(item, other.items[index]));

const isSameItem = (one: FeedItem, other: FeedItem | undefined): boolean =>
  one === other ||
  (one.id === other?.id &&
    one.title === other.title &&
    one.link === other.link &&
    one.publishedAt === other.publishedAt &&
    one.html === other.html &&
    one.enclosure?.url === other.enclosure?.url &&
    one.enclosure?.bytes === other.enclosure?.bytes);
