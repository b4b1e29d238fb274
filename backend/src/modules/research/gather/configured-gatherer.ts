import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { AGENT_NAME, ResearchFetcher } from '../research-fetcher';
import { ResearchThreads } from '../research-threads';
import { DocumentTexts, documents } from '#modules/documents/published';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type ResearchSettings, researchSettings } from '../research.settings';
import { createDocumentGatherer } from './document-gatherer';
import type { Gathered, Gatherer, GatherRequest } from './gathering';
import { createWebGatherer } from './web-gatherer';

/** The gatherer of documents and web pages, with limits and providers from the configuration. */
@Injectable()
export class ConfiguredGatherer implements Gatherer {
  private readonly gatherer: Gatherer;

  constructor(
    @Inject(CONFIG) { fetch, publicUrl }: Pick<Config, 'fetch' | 'publicUrl'>,
    @Inject(researchSettings.port) search: ResearchSettings,
    fetcher: ResearchFetcher,
    threads: ResearchThreads,
    @Inject(READ_STORE) reads: ReadStore,
    texts: DocumentTexts,
  ) {
    const web = createWebGatherer({
      fetcher,
      threads: threads.pool,
      search,
      concurrency: fetch.concurrency,
      agentName: AGENT_NAME,
    });
    this.gatherer = createDocumentGatherer({
      publicUrl,
      documentOf: (id) => reads.get(documents, id),
      textOf: (fileId) => texts.of(fileId),
      web,
    });
  }

  gather(request: GatherRequest): Promise<Gathered> {
    return this.gatherer.gather(request);
  }
}
