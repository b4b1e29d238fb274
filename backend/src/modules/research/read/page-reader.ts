import type { RobotsFile, RobotsRules } from '#platform/fetch/robots-rules';
import type { RunTask, TaskOptions, ThreadPool } from '#platform/threads/thread-pool';
import type { Listing, ListingToRead } from '../discover/candidate';
import type { PageToRead, Reading } from './read-page';
import type * as thread from './reader.thread';

const script = require.resolve('./reader.thread');
/** The largest body that is fetched is read in a tenth of this. */
const TIMEOUT_MS = 10_000;

const tooMuch = 'is too large or too tangled to read';

/** Reads the pages, listings and robots.txt of one run in threads: one that takes too long or too much memory costs one source. */
export class PageReader {
  private readonly readDocument: RunTask<typeof thread.readDocument>;
  private readonly readListing: RunTask<typeof thread.readListing>;
  private readonly readRobots: RunTask<typeof thread.readRobots>;

  constructor(
    threads: ThreadPool,
    private readonly runId: string,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.readDocument = threads.task({ script, name: 'readDocument', timeoutMs });
    this.readListing = threads.task({ script, name: 'readListing', timeoutMs });
    this.readRobots = threads.task({ script, name: 'readRobots', timeoutMs });
  }

  /** The body is handed over and may be empty afterwards. */
  async read(page: PageToRead): Promise<Reading> {
    try {
      return await this.readDocument(page, this.handingOver(page.body));
    } catch {
      return { kind: 'unreadable', reason: tooMuch };
    }
  }

  /** What a feed, sitemap or home page lists. The body is handed over and may be empty afterwards. */
  async list(listing: ListingToRead): Promise<Listing> {
    try {
      return await this.readListing(listing, this.handingOver(listing.body));
    } catch {
      return { kind: 'none', reason: tooMuch };
    }
  }

  /** Null where it has more rules than can be weighed. The body is handed over and may be empty afterwards. */
  async robots(file: RobotsFile): Promise<RobotsRules | null> {
    try {
      return await this.readRobots(file, this.handingOver(file.body));
    } catch {
      return null;
    }
  }

  /** Small buffers share their memory with others and are copied. */
  private handingOver({ buffer, byteLength }: Uint8Array): TaskOptions {
    const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
    return { owner: this.runId, transfer: isOwn ? [buffer] : [] };
  }
}
