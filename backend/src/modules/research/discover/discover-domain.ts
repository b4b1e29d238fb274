import type { PageFault, PlaceFault } from '#events/research/run-log';
import type { Listing } from '#pages/listings/listing';
import { mostPromisingFirst } from '#pages/listings/promising-sitemaps';
import { isFetchFailure, type FetchFailure } from '#platform/fetch/fetch-failure';
import type { PageReader } from '../read/page-reader';
import { hostOfDomain } from './allowed-hosts';
import { candidatesOf, mergedByAddress, type CandidatePage } from './page-candidates';
import type { WebVisit } from './web-visit';

export interface Discovery {
  readonly visit: WebVisit;
  readonly reader: PageReader;
  readonly now: Date;
  /** Called with every feed, sitemap and page that was fetched. */
  onListing?(url: string, listing: Listing): void;
}

export interface DomainFindings {
  readonly status: 'found' | 'nothing-to-read' | 'unreachable';
  readonly candidates: readonly CandidatePage[];
  /** The reason why nothing was found; null if something was. */
  readonly reason: PlaceFault | null;
}

const FEED_PATHS = ['/feed/', '/rss.xml', '/feed.xml', '/atom.xml', '/rss', '/index.xml', '/feed/atom/'];
const SITEMAP_PATHS = ['/sitemap.xml', '/sitemap_index.xml', '/news-sitemap.xml'];
/** Maximum number of a host's sitemaps to read, indexes included. */
const MAX_SITEMAPS = { domain: 12, publisher: 4 };
const MAX_INDEX_DEPTH = 3;
/** Candidates kept per host, newest first: many times what a run reads from one host. */
const MAX_CANDIDATES = 500;

/** A listing as fetched; `cut`: why its end was not read. */
type ListingResult = (Listing & { readonly cut?: PageFault }) | FetchFailure;

const fetchListing = async (
  discovery: Discovery,
  url: string,
  fetched = discovery.visit.listing(url),
): Promise<ListingResult & { readonly at: string }> => {
  const result = await fetched;
  if (isFetchFailure(result)) return { ...result, at: url };
  const { url: at, contentType, body, links } = result;
  const listing = await discovery.reader.list({ url: at, contentType, body, ...(links !== undefined && { links }) });
  discovery.onListing?.(at, listing);
  return { ...listing, at, ...(result.isCut && { cut: { kind: result.isDamaged ? 'damaged' : 'no_whole_entry' } }) };
};

const SILENT_FAULTS: ReadonlySet<string> = new Set(['unreachable', 'timeout', 'stopped']);
const MISDIRECTED_FAULTS: ReadonlySet<string> = new Set(['refused', 'too_many_redirects']);

/** The host did not respond, so there is no point in trying anything else on it. */
const isSilent = (result: ListingResult): boolean => SILENT_FAULTS.has(result.kind);

const reasonOf = (result: ListingResult): PageFault | null => ('reason' in result ? result.reason : null);

/** The candidates that listings gave, and the reason why the most promising one gave none. */
interface ListedCandidates {
  readonly candidates: readonly CandidatePage[];
  readonly fault: PlaceFault | null;
}

const NOTHING_LISTED: ListedCandidates = { candidates: [], fault: null };

const foundIn = (parts: readonly ListedCandidates[]): ListedCandidates => {
  const faults = parts.flatMap(({ fault }) => fault ?? []);
  return {
    candidates: parts.flatMap(({ candidates }) => candidates),
    fault: faults.find((fault) => fault.kind === 'unusable_listing' && fault.certain) ?? faults[0] ?? null,
  };
};

/** Whether there is no listing at an address, which is not reported as a fault. */
const isMissing = (result: ListingResult): boolean =>
  result.kind === 'http_error' && (result.status === 404 || result.status === 410);

/** Why a listing named by the site, or at a usual address, gives no pages; null if it says nothing. */
const faultOf = (result: ListingResult, listing: 'feed' | 'sitemap', isDeclared: boolean): PlaceFault | null => {
  if (isFetchFailure(result)) {
    const { kind, reason: because } = result;
    const certain = isDeclared || kind === 'garbled' || kind === 'too_large';
    return certain || !isMissing(result) ? { kind: 'unusable_listing', listing, certain, because } : null;
  }
  if (result.kind === 'none') {
    const because = result.cut ?? result.reason;
    return isDeclared || because.kind !== 'no_listing'
      ? { kind: 'unusable_listing', listing, certain: true, because }
      : null;
  }
  const entries = 'entries' in result ? result.entries : [];
  return result.cut !== undefined && entries.length === 0 && result.kind !== 'page'
    ? { kind: 'unusable_listing', listing, certain: true, because: result.cut }
    : null;
};

const feedCandidates = (discovery: Discovery, listing: ListingResult): CandidatePage[] =>
  listing.kind === 'feed'
    ? candidatesOf(listing.entries, {
        via: 'feed',
        publisher: listing.title,
        allows: (host) => discovery.visit.allows(host),
        now: discovery.now,
      })
    : [];

const sitemapCandidates = ({ visit, now }: Discovery, listing: ListingResult): CandidatePage[] =>
  listing.kind === 'sitemap'
    ? candidatesOf(listing.entries, { via: 'sitemap', publisher: '', allows: (host) => visit.allows(host), now })
    : [];

/** The feeds linked from the home page; if there are none, common feed paths until one is a feed. */
const fromFeeds = async (discovery: Discovery, origin: string, home: ListingResult): Promise<ListedCandidates> => {
  const found = (listing: ListingResult, isDeclared: boolean): ListedCandidates => ({
    candidates: feedCandidates(discovery, listing),
    fault: faultOf(listing, 'feed', isDeclared),
  });
  const parts = home.kind === 'feed' ? [found(home, true)] : [];
  const linked = home.kind === 'page' ? home.feeds : [];
  for (const url of linked) parts.push(found(await fetchListing(discovery, url, discovery.visit.feed(url)), true));
  if (foundIn(parts).candidates.length > 0) return foundIn(parts);
  for (const path of FEED_PATHS) {
    const { href } = new URL(path, origin);
    const listing = await fetchListing(discovery, href, discovery.visit.feed(href));
    parts.push(found(listing, false));
    if (listing.kind === 'feed' || isSilent(listing)) break;
  }
  return foundIn(parts);
};

const fromSitemaps = async (discovery: Discovery, origin: string, most: number): Promise<ListedCandidates> => {
  const { visit } = discovery;
  const declared = mostPromisingFirst((await visit.sitemaps(origin)).map((url) => ({ url, changedAt: null })))
    .slice(0, most)
    .map(({ url }) => url);
  const common = SITEMAP_PATHS.map((path) => new URL(path, origin).href);
  const inSitemaps = declared.length > 0 ? await readSitemaps(discovery, declared, most, true) : NOTHING_LISTED;
  // The sitemaps named in robots.txt may be gone or on a host that is not allowed.
  return inSitemaps.candidates.length > 0
    ? inSitemaps
    : foundIn([inSitemaps, await readSitemaps(discovery, common, most, false)]);
};

const readSitemaps = async (
  discovery: Discovery,
  addresses: readonly string[],
  most: number,
  areDeclared: boolean,
): Promise<ListedCandidates> => {
  const queue = addresses.map((url) => ({ url, depth: 0 }));
  const seen = new Set<string>();
  const parts: ListedCandidates[] = [];
  for (let next = queue.shift(); next !== undefined && seen.size < most; next = queue.shift()) {
    if (seen.has(next.url)) continue;
    seen.add(next.url);
    const { depth } = next;
    const listing = await fetchListing(discovery, next.url);
    const fault = faultOf(listing, 'sitemap', areDeclared || depth > 0);
    // Some sites list a feed as a sitemap in robots.txt.
    parts.push({
      candidates: [...sitemapCandidates(discovery, listing), ...feedCandidates(discovery, listing)],
      fault,
    });
    if (isSilent(listing)) break;
    if (listing.kind === 'sitemap_index' && depth < MAX_INDEX_DEPTH)
      queue.unshift(...listing.sitemaps.slice(0, most).map(({ url }) => ({ url, depth: depth + 1 })));
  }
  return foundIn(parts);
};

interface HostOptions {
  /** Further sources of the host besides feeds and sitemaps. */
  readonly more: (origin: string) => Promise<readonly CandidatePage[]>;
  readonly sitemaps: number;
  /** Whether to read the pages that the front page links to if nothing lists any. */
  readonly frontPage: boolean;
}

/** Pages on its own site that the front page links to. */
const fromFrontPage = ({ visit, now }: Discovery, home: ListingResult & { readonly at: string }): CandidatePage[] => {
  if (home.kind !== 'page' || home.links === undefined) return [];
  return candidatesOf(home.links, { via: 'front-page', publisher: '', allows: (host) => visit.allows(host), now });
};

/** Tries https, then http; for a page that only selects a language, its default target. */
const fetchHome = async (discovery: Discovery, host: string): Promise<ListingResult & { readonly at: string }> => {
  const secure = await fetchListing(discovery, `https://${host}/`);
  const plain = secure.kind === 'unreachable' ? await fetchListing(discovery, `http://${host}/`) : secure;
  const home = isSilent(plain) || MISDIRECTED_FAULTS.has(plain.kind) ? secure : plain;
  if (home.kind !== 'page' || home.leadsTo === undefined || home.feeds.length > 0) return home;
  const next = await fetchListing(discovery, home.leadsTo);
  return next.kind === 'page' ? next : home;
};

const discoverHost = async (discovery: Discovery, host: string, options: HostOptions): Promise<DomainFindings> => {
  const home = await fetchHome(discovery, host);
  if (isSilent(home) || MISDIRECTED_FAULTS.has(home.kind))
    return { status: 'unreachable', candidates: [], reason: reasonOf(home) };
  const { origin } = new URL(home.at);
  const feeds = await fromFeeds(discovery, origin, home);
  const more = await options.more(origin);
  const sitemaps = await fromSitemaps(discovery, origin, options.sitemaps);
  const listed = mergedByAddress([...feeds.candidates, ...more, ...sitemaps.candidates]).slice(0, MAX_CANDIDATES);
  const candidates = listed.length === 0 && options.frontPage ? fromFrontPage(discovery, home) : listed;
  if (candidates.length > 0) return { status: 'found', candidates, reason: null };
  const ofHome = isFetchFailure(home) ? home.reason : null;
  return {
    status: 'nothing-to-read',
    candidates: [],
    reason: ofHome ?? foundIn([feeds, sitemaps]).fault ?? { kind: 'lists_no_pages' },
  };
};

/**
 * Pages of an allowed domain, newest first. Tries the host as given, then with `www.` if that one does not respond or
 * lists nothing. `more` adds sources other than feeds and sitemaps; with `frontPage`, the pages linked on the front
 * page are used if no others are found.
 */
export const discoverDomain = async (
  discovery: Discovery,
  domain: string,
  { more = async () => [], sitemaps = MAX_SITEMAPS.domain, frontPage = false }: Partial<HostOptions> = {},
): Promise<DomainFindings> => {
  const host = hostOfDomain(domain);
  if (host === '') return { status: 'unreachable', candidates: [], reason: { kind: 'not_a_domain' } };
  const options = { more, sitemaps, frontPage };
  const given = await discoverHost(discovery, host, options);
  if (given.status === 'found' || host.startsWith('www.') || discovery.visit.signal.aborted) return given;
  const www = await discoverHost(discovery, `www.${host}`, options);
  const tellsMore = www.status === 'found' || (www.status !== 'unreachable' && given.reason?.kind === 'lists_no_pages');
  return tellsMore || (given.status === 'unreachable' && www.status !== 'unreachable') ? www : given;
};

/** Pages that a publisher lists, used to find a single page by its title; reads less than `discoverDomain`. */
export const discoverPublisher = (discovery: Discovery, host: string): Promise<DomainFindings> =>
  discoverHost(discovery, host, { more: async () => [], sitemaps: MAX_SITEMAPS.publisher, frontPage: false });
