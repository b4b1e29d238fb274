import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { ResearchFetcher } from '../research-fetcher';
import { ResearchThreads } from '../research-threads';
import { PageReader } from './page-reader';

/** Most characters of page texts that are kept in memory, for all trackers. */
const MAX_CHARACTERS = 8_000_000;

const NOTHING_LISTED = { title: '', publisher: '', author: '', publishedAt: null };

/**
 * The paragraphs of pages that runs have read, from the cache of what sites answered. That cache is bounded and may
 * lose anything, so that a page may be missing; no site is asked.
 */
@Injectable()
export class KeptPages {
  private readonly texts = new LRUCache<string, readonly string[]>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (blocks) => blocks.reduce((sum, { length }) => sum + length, 1),
  });

  constructor(
    @Inject(ResearchFetcher) private readonly fetcher: Pick<ResearchFetcher, 'kept'>,
    @Inject(ResearchThreads) private readonly threads: Pick<ResearchThreads, 'pool'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The paragraphs of a page; none if it is no longer cached, or cannot be read. */
  async paragraphsOf(url: string): Promise<readonly string[]> {
    const kept = await this.fetcher.kept(url);
    if (kept === undefined) return [];
    const { contentType, body, fetchedAt = '' } = kept;
    const key = `${url} ${fetchedAt} ${body.byteLength}`;
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const reading = await new PageReader(this.threads.pool, url).read({
      url,
      foundAt: url,
      contentType,
      body,
      listed: NOTHING_LISTED,
      now: this.clock.now(),
    });
    const blocks = reading.kind === 'read' ? reading.page.blocks : [];
    this.texts.set(key, blocks);
    return blocks;
  }
}
