import type { SearchSettings } from '#modules/research/discover/providers/providers';
import type { Gathered, GatherRequest } from '#modules/research/gather/gathering';
import { createWebGatherer } from '#modules/research/gather/web-gatherer';
import { Fetcher } from '#platform/fetch/fetcher';
import { threadPool } from '#platform/threads/thread-pool';
import type { TestHosts } from '../hosts';

export interface OpenGatherer {
  gather(request?: Partial<GatherRequest>): Promise<Gathered>;
  close(): Promise<void>;
}

/** One pool for all gatherers of a suite: starting threads takes longer than most of its tests. */
const threads = threadPool();
afterAll(() => threads.close());

/** A gatherer whose web is these hosts, without pauses between requests. */
export const openGatherer = (
  { connectTo }: Pick<TestHosts, 'connectTo'>,
  search: SearchSettings = { searchProviders: [], providerUrls: {} },
  concurrency = 4,
): OpenGatherer => {
  const userAgent = 'Aidy/1.0 (+http://localhost:3000)';
  const settings = { connectTo, concurrency, timeoutMs: 20_000, maxBytes: 1_000_000, hostDelayMs: 0, userAgent };
  const fetcher = new Fetcher(settings, async () => []);
  const gatherer = createWebGatherer({ fetcher, threads, search, concurrency, agentName: 'Aidy' });
  return {
    gather: (request) =>
      gatherer.gather({
        runId: 'run',
        description: 'Track tariffs',
        domains: [],
        now: new Date('2026-03-01T00:00:00Z'),
        known: new Map(),
        signal: new AbortController().signal,
        onProgress: () => undefined,
        ...request,
      }),
    close: () => fetcher.close(),
  };
};
