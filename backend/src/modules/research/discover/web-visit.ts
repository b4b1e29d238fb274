import { fetchFailure, isFetchFailure, type FetchFailure } from '#platform/fetch/fetch-failure';
import type { Fetcher, FetchRequest, FetchResult } from '#platform/fetch/fetcher';
import { Robots, type RobotsParts } from '#platform/fetch/robots';

export interface WebVisitOptions {
  readonly fetcher: Fetcher;
  /** First word of the User-Agent: the name that robots.txt calls us by. */
  readonly agentName: string;
  readonly readRobots: RobotsParts['read'];
  readonly allows: (host: string) => boolean;
  readonly signal: AbortSignal;
}

const tooManyRequests = 429;

const listingTypes =
  'application/rss+xml,application/atom+xml,application/xml;q=0.9,text/xml;q=0.9,application/feed+json;q=0.8,text/html;q=0.7,*/*;q=0.1';

/** One run's visit to the web: only allowed hosts, each redirect included, and of those only what robots.txt leaves open. */
export class WebVisit {
  private readonly robots: Robots;
  /** Hosts that asked to be called less often: they are left alone until the next run. */
  private readonly resting = new Map<string, FetchFailure>();

  constructor(private readonly options: WebVisitOptions) {
    this.robots = new Robots({
      agentName: options.agentName,
      read: options.readRobots,
      fetch: (url) =>
        this.fetch({ url, permit: (each) => this.allowed(each), accept: 'text/plain', whenTooLong: 'cut' }),
    });
  }

  get signal(): AbortSignal {
    return this.options.signal;
  }

  page(url: string): Promise<FetchResult> {
    return this.politely({ url });
  }

  listing(url: string): Promise<FetchResult> {
    return this.politely({ url, accept: listingTypes, whenTooLong: 'cut' });
  }

  /** An API of the configuration: made for programs, so robots.txt has no say; answered by its own host only. */
  api(url: string): Promise<FetchResult> {
    const { host } = new URL(url);
    const sameHost = (each: URL) => (each.host === host ? null : fetchFailure('refused', `redirects to ${each.host}`));
    return this.options.fetcher.fetch({
      url,
      permit: sameHost,
      signal: this.options.signal,
      accept: 'application/json,application/xml;q=0.9,*/*;q=0.1',
      trust: 'operator',
    });
  }

  sitemaps(origin: string): Promise<readonly string[]> {
    return this.robots.sitemaps(origin);
  }

  allows(host: string): boolean {
    return this.options.allows(host);
  }

  private async politely(asked: Pick<FetchRequest, 'url' | 'accept' | 'whenTooLong'>): Promise<FetchResult> {
    const { url } = asked;
    if (!URL.canParse(url)) return fetchFailure('refused', 'is not a web address');
    const refusal = this.allowed(new URL(url));
    if (refusal !== null) return refusal;
    const { host } = new URL(url);
    const hostDelayMs = await this.robots.crawlDelayMs(url);
    const resting = this.resting.get(host);
    if (resting !== undefined) return resting;
    const result = await this.fetch({ ...asked, permit: (each) => this.permit(each), hostDelayMs });
    if (isFetchFailure(result) && result.status === tooManyRequests) this.resting.set(host, result);
    return result;
  }

  private fetch(request: Omit<FetchRequest, 'signal'>): Promise<FetchResult> {
    const { fetcher, signal } = this.options;
    return fetcher.fetch({ ...request, signal });
  }

  private allowed(url: URL): FetchFailure | null {
    return this.options.allows(url.hostname)
      ? null
      : fetchFailure('refused', `leads to ${url.hostname}, which is not one of the tracker's domains`);
  }

  private async permit(url: URL): Promise<FetchFailure | null> {
    return this.allowed(url) ?? (await this.robots.permit(url));
  }
}
