import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { userAgentOf } from '#platform/fetch/fetch-settings';
import { Fetcher, type FetchResult } from '#platform/fetch/fetcher';
import { productVersion } from '#platform/product-version';
import { WebVisit } from '../discover/web-visit';
import { PageReader } from '../read/page-reader';
import { AGENT_NAME } from '../research-fetcher';
import { ResearchThreads } from '../research-threads';

const MAX_BYTES = 512 * 1024 * 1024;
/**
 * How many times slower images are fetched, so that a host that a run reads at the same time gets little extra load.
 */
const SLOWER = 3;

export type FetchImage = (address: string) => Promise<FetchResult>;

/**
 * Fetches images as politely as pages: robots.txt, limits, public addresses only. Uses a separate fetcher, one image at
 * a time, so that no run waits for an image.
 */
@Injectable()
export class ImageVisits implements OnApplicationShutdown {
  private readonly fetcher: Fetcher;

  constructor(
    @Inject(CONFIG) { fetch, publicUrl }: Pick<Config, 'fetch' | 'publicUrl'>,
    private readonly threads: ResearchThreads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.fetcher = new Fetcher({
      ...fetch,
      concurrency: 1,
      hostDelayMs: fetch.hostDelayMs * SLOWER,
      userAgent: userAgentOf(productVersion(), publicUrl),
    });
  }

  /** Until it ends, a visit remembers robots.txt and the hosts that it leaves alone. */
  begin(id: string, signal: AbortSignal): FetchImage {
    const reader = new PageReader(this.threads.pool, id);
    const visit = new WebVisit({
      fetcher: this.fetcher,
      agentName: AGENT_NAME,
      readRobots: (file) => reader.robots(file),
      allows: () => true,
      maxBytes: MAX_BYTES,
      now: this.clock.now(),
      signal,
    });
    return (address) => visit.image(address);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.fetcher.close();
  }
}
