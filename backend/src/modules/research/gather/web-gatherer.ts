import { Inject, Injectable } from '@nestjs/common';
import type { AskedPlace } from '#events/research/run.events';
import { DocumentTexts, documents } from '#modules/documents/published';
import { addressKey } from '#pages/page-address';
import { CONFIG, type Config } from '#platform/config/config';
import type { Fetcher } from '#platform/fetch/fetcher';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import type { ThreadPool } from '#platform/threads/thread-pool';
import { allowedHosts } from '../discover/allowed-hosts';
import { pagesToRead } from '../discover/page-candidates';
import { ProviderPauses } from '../discover/providers/provider';
import { searchProvidersOf, type SearchSettings } from '../discover/providers/providers';
import { WebVisit } from '../discover/web-visit';
import { PageReader, ReadingMemory } from '../read/page-reader';
import { AGENT_NAME, ResearchFetcher } from '../research-fetcher';
import { ResearchThreads } from '../research-threads';
import { type ResearchSettings, researchSettings } from '../research.settings';
import { discoverAll } from './discover-all';
import { createDocumentGatherer } from './document-gatherer';
import { defaultGatherLimits, type Gathered, type Gatherer, type GatherRequest } from './gathering';
import { visitPages, type VisitedPages } from './visit-pages';

interface WebGathererParts {
  readonly fetcher: Fetcher;
  readonly threads: ThreadPool;
  readonly search: SearchSettings;
  /** Maximum number of pages in memory: the fetcher's concurrency. */
  readonly concurrency: number;
  /** Our product token in robots.txt. */
  readonly agentName: string;
}

/** Gathers from the real web. Create one per process: it caches what unchanged bytes were read as. */
export const createWebGatherer = ({ fetcher, threads, search, concurrency, agentName }: WebGathererParts): Gatherer => {
  const memory = new ReadingMemory();
  const providers = {
    all: searchProvidersOf(search),
    rests: new ProviderPauses(),
    federalRegisterUrl: search.providerUrls['federal-register'],
  };
  return {
    async gather(request) {
      const { now, known, onProgress } = request;
      const limits = { ...defaultGatherLimits, ...request.limits };
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.milliseconds)]);
      const reader = new PageReader(threads, request.runId);
      const visit = new WebVisit({
        fetcher,
        agentName,
        readRobots: (file) => reader.robots(file),
        allows: allowedHosts(request.domains),
        maxBytes: limits.bytes,
        now,
        signal,
      });

      let found = 0;
      const discovered = await discoverAll({ visit, reader, now }, providers, { ...request, signal }, (host, count) => {
        found += count;
        onProgress({ step: 'discover', host, title: '', sources_found: found, sources_read: 0, visited: null });
      });

      const candidates = pagesToRead(discovered.candidates, {
        isKnown: ({ key }) => known.has(key),
        perHost: limits.pagesPerHost,
        inAll: limits.pages,
      });
      let read = 0;
      const visited = await visitPages(candidates, {
        visit,
        reader,
        memory,
        now,
        limits,
        concurrency,
        isKnownText: (url, fingerprint) => known.get(addressKey(url)) === fingerprint,
        onVisited: ({ url }, visited) => {
          read += 1;
          const { hostname: host } = new URL(url);
          const { title } = visited.outcome === 'read' ? visited.page : visited;
          onProgress({ step: 'read', host, title, sources_found: candidates.length, sources_read: read, visited });
        },
      });

      return {
        pages: visited.pages,
        documents: [...discovered.documents, ...visited.documents],
        places: discovered.places,
        ...(discovered.searches.length > 0 && { searches: discovered.searches }),
        costUsd: discovered.costUsd,
        finding: findingOf(visited, discovered.places),
        cutShort: signal.aborted,
      };
    },
  };
};

const findingOf = ({ pages, documents }: VisitedPages, places: readonly AskedPlace[]): Gathered['finding'] => {
  if (pages.length > 0 || documents.some(({ outcome }) => outcome === 'known')) return 'readable';
  return places.some(({ answer }) => answer === 'found' || answer === 'nothing-to-read') ? 'NO_SOURCES' : 'UNREACHABLE';
};

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
