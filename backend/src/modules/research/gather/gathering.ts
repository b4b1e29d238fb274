import type { GatheredPage } from '../read/read-page';

/** What one run asks of the web. */
export interface GatherRequest {
  readonly runId: string;
  /** The tracker's own words; search providers are asked with them, allowed domains are not filtered by them. */
  readonly description: string;
  /** Allowed domains; empty: the search providers look anywhere. Subdomains of a domain are allowed too. */
  readonly domains: readonly string[];
  /** The application's time at the run's start: nothing published after it is taken. */
  readonly now: Date;
  /**
   * Fingerprints of what earlier runs read (`GatheredPage.fingerprint`), by the keys of their addresses (`addressKey`). Such
   * a page is asked for again; where its text is what it was it comes back as a `known` document, else as a page to read.
   * Empty (after an edit of the topic): everything is read again.
   */
  readonly known: Pick<ReadonlyMap<string, string>, 'has' | 'get'>;
  readonly limits?: Partial<GatherLimits>;
  /** Ends the gathering early; what was read until then is returned. */
  readonly signal: AbortSignal;
  /** Called at every step; the caller decides how often it writes. */
  onProgress(progress: GatherProgress): void;
}

/** The budget of one run, so that no tracker costs the others more than its share. */
export interface GatherLimits {
  /** New pages of one host; as many known ones are asked for again. */
  readonly pagesPerHost: number;
  readonly pages: number;
  readonly milliseconds: number;
  /** Of all bodies, decompressed: of pages, listings and robots.txt. A run of ordinary pages fetches a tenth of it. */
  readonly bytes: number;
  /** Of text in all pages that are kept to be compared. 150 articles of ten printed pages each are less. */
  readonly characters: number;
}

export const defaultGatherLimits: GatherLimits = {
  pagesPerHost: 60,
  pages: 150,
  milliseconds: 5 * 60_000,
  bytes: 256 * 1024 * 1024,
  characters: 5_000_000,
};

/** In the names of the API's `progress`. */
export interface GatherProgress {
  readonly step: 'discover' | 'read';
  /** Host being looked at. */
  readonly host: string;
  /** Title of the page last read, empty where none was. */
  readonly title: string;
  readonly sources_found: number;
  readonly sources_read: number;
}

export interface Gathered {
  /** Read in this run: new, or changed since it was last read. Newest first. */
  readonly pages: readonly GatheredPage[];
  /** Considered in this run without giving a page, once each, by the address it was found at. */
  readonly documents: readonly GatheredDocument[];
  readonly hosts: readonly HostReport[];
  /** Something to read was found, or why not; says NO_SOURCES and UNREACHABLE of a first run. */
  readonly finding: 'readable' | 'NO_SOURCES' | 'UNREACHABLE';
  /** Time or the caller ended it before everything was looked at. */
  readonly cutShort: boolean;
}

export type GatheredDocument =
  /** Asked for again and unchanged. */
  | { readonly outcome: 'known'; readonly url: string; readonly title: string; readonly reason: string }
  /** Its server gave no answer that could be used. */
  | { readonly outcome: 'unreachable'; readonly url: string; readonly title: string; readonly reason: string }
  /** Answered, but nothing in it can be read, or it is not allowed to be. */
  | { readonly outcome: 'left_out'; readonly url: string; readonly title: string; readonly reason: string };

export interface HostReport {
  /** A domain of the request, or the name of a search provider. */
  readonly host: string;
  readonly status: 'found' | 'nothing-to-read' | 'unreachable';
  readonly found: number;
  /** For a person, e.g. "has no feed or sitemap". Empty when pages were found. */
  readonly reason: string;
}

export const GATHERER = Symbol('Gatherer');

/** Looks on the allowed domains (or through the search providers), fetches politely and reads what it may. */
export interface Gatherer {
  gather(request: GatherRequest): Promise<Gathered>;
}
