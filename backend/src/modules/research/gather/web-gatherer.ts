import { isFetchFailure, type FetchFailure } from '../../../platform/fetch/fetch-failure';
import type { Fetcher } from '../../../platform/fetch/fetcher';
import { allowedHosts } from '../discover/allowed-hosts';
import type { Candidate } from '../discover/candidate';
import { chosen } from '../discover/candidates';
import { addressKey } from '../discover/page-address';
import { WebVisit } from '../discover/web-visit';
import type { PageReader } from '../read/page-reader';
import type { GatheredPage } from '../read/read-page';
import { ReadingMemory } from '../read/reading-memory';
import { discoverAll, type SearchSettings } from './discover-all';
import {
  defaultGatherLimits,
  type Gathered,
  type GatheredDocument,
  type Gatherer,
  type GatherRequest,
  type HostReport,
} from './gathering';

export interface WebGathererParts {
  readonly fetcher: Fetcher;
  readonly reader: PageReader;
  readonly search: SearchSettings;
  /** Pages in memory at once: the fetcher's concurrency. */
  readonly concurrency: number;
  /** Our name in robots.txt. */
  readonly agentName: string;
}

/** What became of one candidate; nothing where the run ended first or the page was met before under another address. */
type Outcome = { readonly page: GatheredPage } | { readonly document: GatheredDocument } | null;

const newestFirst = (a: GatheredPage, b: GatheredPage): number =>
  (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') || a.url.localeCompare(b.url);

/** Gathers from the web itself. One for the process: it remembers what unchanged bytes were read as. */
export const createWebGatherer = ({ fetcher, reader, search, concurrency, agentName }: WebGathererParts): Gatherer => {
  const memory = new ReadingMemory();

  const gather = async (request: GatherRequest): Promise<Gathered> => {
    const limits = { ...defaultGatherLimits, ...request.limits };
    const timer = AbortSignal.timeout(limits.milliseconds);
    const signal = AbortSignal.any([request.signal, timer]);
    const visit = new WebVisit({ fetcher, agentName, allows: allowedHosts(request.domains), signal });
    const knownByKey = new Map([...request.known].map(([url, { fingerprint }]) => [addressKey(url), fingerprint]));

    let found = 0;
    let read = 0;
    const discovered = await discoverAll({ visit, reader, now: request.now }, search, request, (host, count) => {
      found += count;
      request.onProgress({ step: 'discover', host, title: '', sources_found: found, sources_read: 0 });
    });
    const isKnown = ({ url }: Candidate): boolean => knownByKey.has(addressKey(url));
    const queue = chosen(discovered.candidates, { isKnown, perHost: limits.pagesPerHost, inAll: limits.pages });
    const sources = queue.length;

    const met = new Set<string>();
    const metBefore = (url: string): boolean => {
      const key = addressKey(url);
      const before = met.has(key);
      met.add(key);
      return before;
    };

    const visitPage = async (candidate: Candidate): Promise<Outcome> => {
      const result = await visit.page(candidate.url);
      if (isFetchFailure(result)) return result.kind === 'stopped' ? null : { document: notRead(candidate, result) };
      const { url, contentType, body } = result;
      const key = ReadingMemory.keyOf(url, candidate.title, body);
      const remembered = memory.recall(key);
      if (remembered !== undefined && knownByKey.get(addressKey(remembered.url)) === remembered.fingerprint)
        return metBefore(remembered.url) ? null : { document: unchanged(candidate, remembered.title) };

      const reading = await reader.read({
        url,
        foundAt: candidate.url,
        contentType,
        body,
        listed: candidate,
        now: request.now,
      });
      if (reading.kind === 'unreadable') return { document: leftOut(candidate, reading.reason) };
      const { page } = reading;
      memory.remember(key, page);
      if (metBefore(page.url)) return null;
      return knownByKey.get(addressKey(page.url)) === page.fingerprint
        ? { document: unchanged(candidate, page.title) }
        : { page };
    };

    const pages: GatheredPage[] = [];
    const documents: GatheredDocument[] = [...discovered.documents];
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined && !signal.aborted; next = queue.shift()) {
        const outcome = await visitPage(next);
        if (outcome === null) continue;
        if ('page' in outcome) pages.push(outcome.page);
        else documents.push(outcome.document);
        read += 1;
        const title = 'page' in outcome ? outcome.page.title : outcome.document.title;
        request.onProgress({
          step: 'read',
          host: new URL(next.url).hostname,
          title,
          sources_found: sources,
          sources_read: read,
        });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));

    return {
      pages: pages.sort(newestFirst),
      documents,
      hosts: discovered.hosts,
      finding: findingOf(pages, documents, discovered.hosts),
      cutShort: signal.aborted,
    };
  };
  return { gather };
};

const unchanged = (candidate: Candidate, title: string): GatheredDocument => ({
  outcome: 'known',
  url: candidate.url,
  title,
  reason: 'Read by an earlier run and unchanged since.',
});

const leftOut = (candidate: Candidate, reason: string): GatheredDocument => ({
  outcome: 'left_out',
  url: candidate.url,
  title: candidate.title,
  reason: `The page ${reason}.`,
});

/** A page that must not or cannot be read is left out; one that gave no answer to use may give one next time. */
const notRead = (candidate: Candidate, failure: FetchFailure): GatheredDocument =>
  failure.kind === 'robots' || failure.kind === 'refused' || failure.kind === 'too-large'
    ? leftOut(candidate, failure.reason)
    : { outcome: 'unreachable', url: candidate.url, title: candidate.title, reason: `The page ${failure.reason}.` };

const findingOf = (
  pages: readonly GatheredPage[],
  documents: readonly GatheredDocument[],
  hosts: readonly HostReport[],
): Gathered['finding'] => {
  if (pages.length > 0 || documents.some(({ outcome }) => outcome === 'known')) return 'readable';
  return hosts.some(({ status }) => status !== 'unreachable') ? 'NO_SOURCES' : 'UNREACHABLE';
};
