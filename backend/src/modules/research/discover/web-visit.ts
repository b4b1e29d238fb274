import { parseUrl } from '#kernel/parse-url';
import { fetchFailure, isFetchFailure, type FetchFailure } from '#platform/fetch/fetch-failure';
import type { Fetcher, FetchRequest, FetchResult } from '#platform/fetch/fetcher';
import { Robots, type RobotsParts } from '#platform/fetch/robots';
import { RunCookies } from '#platform/fetch/run-cookies';

export interface WebVisitOptions {
  readonly fetcher: Fetcher;
  /** Our product token: the first word of the User-Agent, matched by robots.txt. */
  readonly agentName: string;
  readonly readRobots: RobotsParts['read'];
  readonly allows: (host: string) => boolean;
  /** Total size of all bodies. */
  readonly maxBytes: number;
  /** The application's time. */
  readonly now: Date;
  readonly signal: AbortSignal;
}

const TOO_MANY_REQUESTS = 429;
/** After this many timeouts a host is skipped, since it would block slots that responsive hosts could use. */
const MAX_TIMEOUTS = 3;

/** Failures to fetch a robots.txt that leave its content unknown. */
const UNREAD_FAILURES: ReadonlySet<FetchFailure['kind']> = new Set(['refused', 'unreachable', 'timeout']);

const LISTING_TYPES =
  'application/rss+xml,application/atom+xml,application/xml;q=0.9,text/xml;q=0.9,application/feed+json;q=0.8,text/html;q=0.7,*/*;q=0.1';

const IMAGE_TYPES = 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8,image/*;q=0.1';

/** One run's access to the web: only allowed hosts, on every redirect too, and only what their robots.txt permits. */
export class WebVisit {
  private readonly robots: Robots;
  /** Hosts that answered 429 or timed out repeatedly: skipped for the rest of the run. */
  private readonly resting = new Map<string, FetchFailure>();
  private readonly timeouts = new Map<string, number>();
  private readonly cookies = new RunCookies();
  private bytes = 0;

  constructor(private readonly options: WebVisitOptions) {
    this.robots = new Robots({
      agentName: options.agentName,
      read: options.readRobots,
      fetch: (url) => this.robotsFile(url),
    });
  }

  get signal(): AbortSignal {
    return this.options.signal;
  }

  /** Fetches a page. `listedAs`: the title and date in its listing, see `FetchRequest`. */
  page(url: string, listedAs?: string): Promise<FetchResult> {
    return this.politely({ url, ...(listedAs !== undefined && { listedAs }) });
  }

  listing(url: string): Promise<FetchResult> {
    return this.politely({ url, accept: LISTING_TYPES, whenTooLong: 'part' });
  }

  /** A feed that a site names as its own. It may be on any host that permits reading it, as with FeedBurner. */
  feed(url: string): Promise<FetchResult> {
    return this.politely({ url, accept: LISTING_TYPES, whenTooLong: 'part' }, (each) => this.robots.permit(each));
  }

  image(url: string): Promise<FetchResult> {
    return this.politely({ url, accept: IMAGE_TYPES });
  }

  /**
   * Calls a configured API, which is made for programs, so robots.txt does not apply; redirects to other hosts are
   * refused. `delayMs` is the minimum time between two calls that the API asks for.
   */
  api(url: string, delayMs = 0): Promise<FetchResult> {
    const { host } = new URL(url);
    const sameHost = (each: URL) =>
      each.host === host ? null : fetchFailure('refused', { kind: 'redirected', to: each.host });
    return this.options.fetcher.fetch({
      url,
      permit: sameHost,
      signal: this.options.signal,
      accept: 'application/json,application/xml;q=0.9,*/*;q=0.1',
      trust: 'operator',
      hostDelayMs: delayMs,
      now: this.options.now,
    });
  }

  sitemaps(origin: string): Promise<readonly string[]> {
    return this.robots.sitemaps(origin);
  }

  allows(host: string): boolean {
    return this.options.allows(host);
  }

  /**
   * A site's rules apply wherever it keeps them (RFC 9309, 2.3.1.2). If a redirect leads to a host that does not
   * answer, or that the guard against private addresses refuses, there are rules but they cannot be read. The RFC calls
   * that 'unreachable' (2.3.1.4), which disallows everything, not 'unavailable' like a missing file, which allows
   * everything. Redirecting us inward on purpose must not pay off, and doing so by mistake costs a site no more than a
   * visit.
   */
  private async robotsFile(url: string): Promise<FetchResult> {
    let hops = 0;
    const permit = (): null => {
      hops += 1;
      return null;
    };
    const result = await this.fetch({ url, permit, accept: 'text/plain', whenTooLong: 'cut' });
    return hops > 1 && isFetchFailure(result) && UNREAD_FAILURES.has(result.kind)
      ? fetchFailure('robots', { kind: 'robots_elsewhere', because: result.reason })
      : result;
  }

  private async politely(
    request: Pick<FetchRequest, 'url' | 'accept' | 'whenTooLong' | 'listedAs'>,
    permit = (each: URL): Promise<FetchFailure | null> => this.permit(each),
  ): Promise<FetchResult> {
    const { url } = request;
    const address = parseUrl(url);
    if (address === null) return fetchFailure('refused', { kind: 'not_a_web_address' });
    const refusal = await permit(address);
    if (refusal !== null) return refusal;
    const { host } = address;
    const hostDelayMs = await this.robots.crawlDelayMs(url);
    const resting = this.resting.get(host);
    if (resting !== undefined) return resting;
    const result = await this.fetch({ ...request, permit, hostDelayMs });
    if (isFetchFailure(result)) this.restAfter(host, result);
    return result;
  }

  private restAfter(host: string, failure: FetchFailure): void {
    if (failure.status === TOO_MANY_REQUESTS) this.resting.set(host, failure);
    if (failure.kind !== 'timeout') return;
    const timeouts = (this.timeouts.get(host) ?? 0) + 1;
    this.timeouts.set(host, timeouts);
    if (timeouts === MAX_TIMEOUTS)
      this.resting.set(host, fetchFailure('timeout', { kind: 'skipped_after_timeouts', host, timeouts }));
  }

  private async fetch(request: Omit<FetchRequest, 'signal' | 'now'>): Promise<FetchResult> {
    const { fetcher, signal, maxBytes, now } = this.options;
    if (this.bytes >= maxBytes)
      return fetchFailure('over_budget', { kind: 'byte_limit', megabytes: Math.round(maxBytes / 1024 / 1024) });
    const result = await fetcher.fetch({ ...request, signal, now, cookies: this.cookies });
    if (!isFetchFailure(result)) this.bytes += result.body.byteLength;
    return result;
  }

  private allowed(url: URL): FetchFailure | null {
    return this.options.allows(url.hostname)
      ? null
      : fetchFailure('refused', { kind: 'redirected_off_domains', to: url.hostname });
  }

  private async permit(url: URL): Promise<FetchFailure | null> {
    return this.allowed(url) ?? (await this.robots.permit(url));
  }
}
