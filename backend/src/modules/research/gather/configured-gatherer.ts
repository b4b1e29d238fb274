import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { CONFIG, type Config } from '#platform/config/config';
import { CACHE_FOLDER } from '#platform/data-dir/file-names';
import { userAgentOf } from '#platform/fetch/fetch-settings';
import { Fetcher } from '#platform/fetch/fetcher';
import { productVersion } from '#platform/product-version';
import { ResearchThreads } from '../research-threads';
import type { Gathered, Gatherer, GatherRequest } from './gathering';
import { createWebGatherer } from './web-gatherer';

/** The gatherer, with limits and providers from the configuration. */
@Injectable()
export class ConfiguredGatherer implements Gatherer, OnApplicationShutdown {
  private readonly fetcher: Fetcher;
  private readonly web: Gatherer;

  constructor(@Inject(CONFIG) { fetch, research, publicUrl, dataDir }: Config, threads: ResearchThreads) {
    this.fetcher = new Fetcher({
      ...fetch,
      userAgent: userAgentOf(productVersion(), publicUrl),
      cacheFolder: join(dataDir, CACHE_FOLDER),
    });
    this.web = createWebGatherer({
      fetcher: this.fetcher,
      threads: threads.pool,
      search: research,
      concurrency: fetch.concurrency,
      agentName: 'Aidy',
    });
  }

  gather(request: GatherRequest): Promise<Gathered> {
    return this.web.gather(request);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.fetcher.close();
  }
}
