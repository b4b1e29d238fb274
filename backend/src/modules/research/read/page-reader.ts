import { Worker } from 'node:worker_threads';
import type { Listing, ListingToRead } from '../discover/candidate';
import type { PageToRead, Reading } from './read-page';
import type { FromReader, ReaderTask, ToReader } from './reader-thread';

export interface PageReaderLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
  /** A thread without work for this long is let go, with the memory it holds. */
  readonly idleMilliseconds: number;
}

export const defaultPageReaderLimits: PageReaderLimits = { milliseconds: 10_000, megabytes: 256, idleMilliseconds: 30_000 };

const tooMuch = 'is too large or too tangled to read';

/**
 * Reads pages and listings in a thread of its own, one at a time, so that one which takes too long or too much memory costs one
 * source and never the server's breath: the thread is ended and the next page gets a new one.
 */
export class PageReader {
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private jobs = 0;
  private closed = false;

  constructor(private readonly limits: PageReaderLimits = defaultPageReaderLimits) {}

  async read(page: PageToRead): Promise<Reading> {
    const result = await this.inTurn({ kind: 'page', page });
    return result !== null && (result.kind === 'read' || result.kind === 'unreadable') ? result : { kind: 'unreadable', reason: tooMuch };
  }

  /** What a feed, sitemap or home page lists. */
  async list(listing: ListingToRead): Promise<Listing> {
    const result = await this.inTurn({ kind: 'listing', listing });
    return result === null || result.kind === 'read' || result.kind === 'unreadable' ? { kind: 'none', reason: tooMuch } : result;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.letGo();
  }

  private inTurn(task: ReaderTask): Promise<FromReader['result']> {
    const turn = this.last.then(() => (this.closed ? null : this.carryOut(task)));
    this.last = turn;
    return turn;
  }

  private carryOut(task: ReaderTask): Promise<FromReader['result']> {
    clearTimeout(this.idle);
    const thread = (this.thread ??= this.begin());
    const job = ++this.jobs;
    return new Promise((resolve) => {
      const settle = (result: FromReader['result']): void => {
        clearTimeout(timer);
        thread.off('message', answered);
        thread.off('exit', ended);
        this.rest();
        resolve(result);
      };
      const answered = (answer: FromReader): void => {
        if (answer.job === job) settle(answer.result);
      };
      const ended = (): void => {
        if (this.thread === thread) this.thread = undefined;
        settle(null);
      };
      const timer = setTimeout(() => void thread.terminate(), this.limits.milliseconds);
      thread.on('message', answered);
      thread.once('exit', ended);
      const message: ToReader = { job, task };
      thread.postMessage(message);
    });
  }

  private begin(): Worker {
    const thread = new Worker(require.resolve('./reader-thread'), {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes, maxYoungGenerationSizeMb: 32 },
      // A thread that runs out of memory complains to its own stderr; the run's log says it better.
      stderr: true,
    });
    // What went wrong is told by the exit that follows.
    thread.on('error', () => undefined);
    thread.unref();
    return thread;
  }

  private rest(): void {
    this.idle = setTimeout(() => void this.letGo(), this.limits.idleMilliseconds);
    this.idle.unref();
  }

  private async letGo(): Promise<void> {
    clearTimeout(this.idle);
    const thread = this.thread;
    this.thread = undefined;
    await thread?.terminate();
  }
}
