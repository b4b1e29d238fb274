import { LRUCache } from 'lru-cache';
import type { PageFault } from '#events/research/run-log';
import type { Listing, ListingToRead } from '#pages/listings/listing';
import type { PageToRead, PageReading } from '#pages/read-page';
import { hashOfBody } from '#platform/fetch/body-hash';
import type { RobotsFile, RobotsRules } from '#platform/fetch/robots-rules';
import type { RunTask, TaskOptions, ThreadPool } from '#platform/threads/thread-pool';
import type * as thread from './reader.thread';

const script = require.resolve('./reader.thread');
/** Ten times as long as reading the largest body that is fetched. */
const TIMEOUT_MS = 10_000;

const tooComplex: PageFault = { kind: 'too_complex' };
/** Limits how many threads a host's pages can use up. */
const MAX_ABANDONED = 3;

type Attempt<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'abandoned'; readonly fault: PageFault };

/**
 * Reads a run's pages, listings and robots.txt files in worker threads, so that one that takes too much time or memory
 * fails by itself.
 */
export class PageReader {
  private readonly readDocument: RunTask<typeof thread.readDocument>;
  private readonly readListing: RunTask<typeof thread.readListing>;
  private readonly readRobots: RunTask<typeof thread.readRobots>;
  /** Number of abandoned reads by host. */
  private readonly givenUp = new Map<string, number>();

  constructor(
    threads: ThreadPool,
    private readonly runId: string,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.readDocument = threads.task({ script, name: 'readDocument', timeoutMs });
    this.readListing = threads.task({ script, name: 'readListing', timeoutMs });
    this.readRobots = threads.task({ script, name: 'readRobots', timeoutMs });
  }

  /** Transfers the body, which may be empty afterwards. */
  async read(page: PageToRead): Promise<PageReading> {
    const reading = await this.unlessGivenUp(page, () => this.readDocument(page, this.handingOver(page.body)));
    return reading.kind === 'abandoned' ? { kind: 'unreadable', reason: reading.fault } : reading.result;
  }

  /** Reads the entries of a feed, sitemap or home page. Transfers the body, which may be empty afterwards. */
  async list(listing: ListingToRead): Promise<Listing> {
    const listed = await this.unlessGivenUp(listing, () => this.readListing(listing, this.handingOver(listing.body)));
    return listed.kind === 'abandoned' ? { kind: 'none', reason: listed.fault } : listed.result;
  }

  /** Reads a robots.txt; null if it has too many rules. Transfers the body, which may be empty afterwards. */
  async robots(file: RobotsFile): Promise<RobotsRules | null> {
    const read = await this.unlessGivenUp(file, () => this.readRobots(file, this.handingOver(file.body)));
    return read.kind === 'abandoned' ? null : read.result;
  }

  private async unlessGivenUp<Result>(
    { url }: { readonly url: string },
    read: () => Promise<Result>,
  ): Promise<Attempt<Result>> {
    const { hostname } = new URL(url);
    const before = this.givenUp.get(hostname) ?? 0;
    if (before >= MAX_ABANDONED)
      return { kind: 'abandoned', fault: { kind: 'host_too_complex', host: hostname, pages: before } };
    try {
      return { kind: 'done', result: await read() };
    } catch {
      this.givenUp.set(hostname, (this.givenUp.get(hostname) ?? 0) + 1);
      return { kind: 'abandoned', fault: tooComplex };
    }
  }

  /** Small buffers share memory with others and are copied instead. */
  private handingOver({ buffer, byteLength }: Uint8Array): TaskOptions {
    const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
    return { owner: this.runId, transfer: isOwn ? [buffer] : [] };
  }
}

interface RememberedReading {
  readonly url: string;
  readonly title: string;
  readonly fingerprint: string;
}

/**
 * Caches what bytes were read as, so that an unchanged page need not be parsed again. Holds fingerprints only; evicts
 * the least recently used.
 */
export class ReadingMemory {
  private readonly readings = new LRUCache<string, RememberedReading>({ max: 5000 });

  static async keyOf(url: string, title: string, body: Uint8Array): Promise<string> {
    return JSON.stringify([url, title, await hashOfBody(body)]);
  }

  recall(key: string): RememberedReading | undefined {
    return this.readings.get(key);
  }

  remember(key: string, { url, title, fingerprint }: RememberedReading): void {
    this.readings.set(key, { url, title, fingerprint });
  }
}
