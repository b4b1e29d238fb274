import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { AGENT_NAME, ResearchFetcher } from '../research-fetcher';
import { ResearchThreads } from '../research-threads';
import { type ResearchSettings, researchSettings } from '../research.settings';
import type { Gathered, Gatherer, GatherRequest } from './gathering';
import { createWebGatherer } from './web-gatherer';

/** The gatherer, with limits and providers from the configuration. */
@Injectable()
export class ConfiguredGatherer implements Gatherer {
  private readonly web: Gatherer;

  constructor(
    @Inject(CONFIG) { fetch }: Pick<Config, 'fetch'>,
    @Inject(researchSettings.port) search: ResearchSettings,
    fetcher: ResearchFetcher,
    threads: ResearchThreads,
  ) {
    this.web = createWebGatherer({
      fetcher,
      threads: threads.pool,
      search,
      concurrency: fetch.concurrency,
      agentName: AGENT_NAME,
    });
  }

  gather(request: GatherRequest): Promise<Gathered> {
    return this.web.gather(request);
  }
}
