import { taskThread, type TaskThread } from '#platform/threads/task-thread';
import type { Listing, ListingToRead } from '../discover/candidate';
import type { PageToRead, Reading } from './read-page';
import type { ReaderResult, ReaderTask } from './reader.thread';

export interface PageReaderLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
  /** A thread without work for this long is let go, with the memory it holds. */
  readonly idleMilliseconds: number;
}

export const defaultPageReaderLimits: PageReaderLimits = {
  milliseconds: 10_000,
  megabytes: 256,
  idleMilliseconds: 30_000,
};

const tooMuch = 'is too large or too tangled to read';

/**
 * Reads pages and listings in a thread, one at a time, so that one which takes too long or too much memory costs one
 * source and never the server's breath.
 */
export class PageReader {
  private readonly thread: TaskThread<ReaderTask, ReaderResult>;
  private idle: NodeJS.Timeout | undefined;
  private underWay = 0;

  constructor(private readonly limits: PageReaderLimits = defaultPageReaderLimits) {
    this.thread = taskThread({
      script: require.resolve('./reader.thread'),
      heapMb: limits.megabytes,
      timeoutMs: limits.milliseconds,
    });
  }

  async read(page: PageToRead): Promise<Reading> {
    const result = await this.carryOut({ kind: 'page', page });
    return result?.kind === 'page' ? result.reading : { kind: 'unreadable', reason: tooMuch };
  }

  /** What a feed, sitemap or home page lists. */
  async list(listing: ListingToRead): Promise<Listing> {
    const result = await this.carryOut({ kind: 'listing', listing });
    return result?.kind === 'listing' ? result.listing : { kind: 'none', reason: tooMuch };
  }

  close(): Promise<void> {
    clearTimeout(this.idle);
    return this.thread.close();
  }

  /** Undefined: what was sent broke the parser or outgrew its limits, which concerns nobody else. */
  private async carryOut(task: ReaderTask): Promise<ReaderResult | undefined> {
    clearTimeout(this.idle);
    this.underWay += 1;
    try {
      return await this.thread.run(task);
    } catch {
      return undefined;
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0)
        this.idle = setTimeout(() => void this.thread.close(), this.limits.idleMilliseconds).unref();
    }
  }
}
