import type { AskedPlace, ConsideredDocument } from '#events/research/run.events';
import type { RequestedSearch, ProposedSearch } from '#events/research/searches';
import { MINUTE_MS } from '#kernel/durations';
import type { GatheredPage } from '#pages/read-page';
import { port } from '#platform/port';
import type { SearchEngine } from '../search-engines/search-engine';

export interface GatherRequest {
  readonly runId: string;
  /** Query for the search providers; pages on allowed domains are not filtered by it. */
  readonly description: string;
  /** Further queries for the search providers. */
  readonly searches?: readonly ProposedSearch[];
  /** Allowed domains, subdomains included; if empty, the search providers search everywhere. */
  readonly domains: readonly string[];
  /** Hosts that are read in addition to searching, if the domains allow them. */
  readonly sites?: readonly string[] | undefined;
  /** Whether it is about a candidate, whom papers and pages on technology do not report on. */
  readonly isCampaign?: boolean;
  /** Ids of the documents that it names; without domains, only these are read. */
  readonly documents?: readonly string[] | undefined;
  /** The application's time when the run started: pages published later are ignored. */
  readonly now: Date;
  /**
   * Fingerprints of pages that earlier runs read (`GatheredPage.fingerprint`), by URL key (`addressKey`). They are
   * fetched again; unchanged ones come back as `known` documents, changed ones as pages. Empty after an edit of the
   * topic, so that everything is read again.
   */
  readonly known: Pick<ReadonlyMap<string, string>, 'has' | 'get'>;
  /** A paid search; without it, or if it fails, the search providers are asked. */
  readonly engine?: SearchEngine | null;
  readonly limits?: Partial<GatherLimits>;
  /** Stops gathering early; whatever has been read until then is returned. */
  readonly signal: AbortSignal;
  /** Called at every step; the caller throttles writing it. */
  onProgress(progress: GatherProgress): void;
}

/** Budget of one run, so that no tracker takes more than its share. */
export interface GatherLimits {
  /** New pages per host; the same number of known pages is fetched again. */
  readonly pagesPerHost: number;
  readonly pages: number;
  readonly milliseconds: number;
  /**
   * Total size of all bodies, decompressed: pages, listings and robots.txt. A run over ordinary pages needs a tenth of
   * it.
   */
  readonly bytes: number;
  /** Total text of the pages kept for comparison. More than 150 articles of ten printed pages each. */
  readonly characters: number;
}

export const defaultGatherLimits: GatherLimits = {
  pagesPerHost: 60,
  pages: 150,
  milliseconds: 5 * MINUTE_MS,
  bytes: 256 * 1024 * 1024,
  characters: 5_000_000,
};

/** Named as in the API's `progress`. */
export interface GatherProgress {
  readonly step: 'discover' | 'read';
  /** The host currently being read. */
  readonly host: string;
  /** Title of the page last read; empty before the first. */
  readonly title: string;
  readonly sources_found: number;
  readonly sources_read: number;
  /** The page last read, or its outcome; null while looking for pages. */
  readonly visited: Visited | null;
}

export type Visited = { readonly outcome: 'read'; readonly page: GatheredPage } | GatheredDocument;

export interface Gathered {
  /** Pages read in this run because they are new or changed, newest first. */
  readonly pages: readonly GatheredPage[];
  /** Documents considered in this run that gave no page, once each, by the URL they were found at. */
  readonly documents: readonly GatheredDocument[];
  /** Places in the order of the request's domains, or of the configured providers. */
  readonly places: readonly AskedPlace[];
  /** The queries to search providers; absent if there were none. */
  readonly searches?: readonly RequestedSearch[];
  /** The cost of its engine, in US dollars. */
  readonly costUsd: number;
  /** Whether anything readable was found; otherwise the failure reason of a first run. */
  readonly finding: 'readable' | 'NO_SOURCES' | 'UNREACHABLE';
  /** The time limit or the caller stopped it before everything was read. */
  readonly cutShort: boolean;
}

/**
 * `known`: fetched again and unchanged; `unreachable`: its server did not give a usable response; `left_out`: its
 * server responded, but the page cannot or must not be read.
 */
export interface GatheredDocument extends ConsideredDocument {
  readonly outcome: 'known' | 'unreachable' | 'left_out';
}

export const GATHERER = port<Gatherer>('Gatherer');

/**
 * Reads the named documents, discovers pages on the allowed domains or through search providers, and fetches and reads
 * them politely.
 */
export interface Gatherer {
  gather(request: GatherRequest): Promise<Gathered>;
}
