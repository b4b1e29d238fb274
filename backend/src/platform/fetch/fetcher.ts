import { DAY_MS } from '#kernel/durations';
import { parseUrl } from '#kernel/parse-url';
import { parseRetryAfter } from '#kernel/retry-after';
import { MAX_ADDRESS_CHARACTERS } from './address-length';
import type { WhenTooLong } from './body';
import { BodyCache, type CachedBody } from './body-cache';
import { fetchFailure, isFetchFailure, type FetchFailure } from './fetch-failure';
import type { FetchSettings } from './fetch-settings';
import { resolveByDns, type ResolveName } from './guarded-lookup';
import { Outbound, type OutboundAnswer } from './outbound';
import { Politeness } from './politeness';
import { refreshAddress } from './refresh';
import { RunCookies } from './run-cookies';

export interface FetchedBody {
  /** `unchanged`: the server answered 304, and the body is the cached one. */
  readonly kind: 'fetched' | 'unchanged';
  /** URL of the response, after redirects. */
  readonly url: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** The `Link` headers (RFC 8288); absent if there are none. */
  readonly links?: string;
  /** Set if it is only the beginning of a longer body, or of one that does not end. */
  readonly isCut?: true;
  /** Set if it is cut because the rest does not match its encoding. */
  readonly isDamaged?: true;
}

export type FetchResult = FetchedBody | FetchFailure;

export interface FetchRequest {
  readonly url: string;
  readonly accept?: string;
  /** Called for the URL and for each redirect; null permits it. */
  permit(url: URL): Promise<FetchFailure | null> | FetchFailure | null;
  readonly signal: AbortSignal;
  /** The URL comes from the configuration, so it may be private. Redirects away from it are not trusted. */
  readonly trust?: 'operator' | 'nobody';
  /** Longer minimum delay between two requests to the host, if its robots.txt requires one. */
  readonly hostDelayMs?: number;
  /** Lists are useful even if truncated; pages are not. */
  readonly whenTooLong?: WhenTooLong;
  /** Cookies of the run; without them, the request has its own. */
  readonly cookies?: RunCookies;
  /** The application's time. */
  readonly now: Date;
  /** The listing's words about the page. While they stay the same, the page may be asked for conditionally. */
  readonly listedAs?: string;
}

interface HopRequest extends FetchRequest {
  /** Empty if none. */
  readonly cookie: string;
}

interface Redirect {
  readonly location: string;
  readonly cookies: readonly string[];
  /** Body that came with a `Refresh` header; absent with a redirect status. */
  readonly otherwise?: FetchedBody;
}

const MAX_REDIRECTS = 10;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** Interval at which a page is requested without validators: some servers answer 304 even if it has changed. */
const FULL_ANSWER_EVERY_MS = 7 * DAY_MS;

/** Milliseconds that a server asks to wait, a time by its own clock; null if it does not. */
const retryAfter = ({ 'retry-after': after, date }: OutboundAnswer['headers']): number | null =>
  after === undefined ? null : parseRetryAfter(after, Date.parse(date ?? ''));

/** Decodes headers, which Node reads as bytes: servers send non-ASCII URLs in UTF-8. */
const inUtf8 = (header: string): string => {
  const text = Buffer.from(header, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? header : text;
};

/** Whether a redirect leads nowhere else. Pages that reload themselves are read, unless they set a cookie first. */
const leadsNowhere = (location: string, url: URL, hasNewCookies: boolean): boolean => {
  const next = parseUrl(location, url);
  if (next === null) return true;
  next.hash = '';
  return next.href === url.href && !hasNewCookies;
};

/** Whether a 304 would be believed: not for ever, and not if a listing has changed what it says of the page. */
const mayBeRevalidated = ({ fetchedAt, listedAs }: CachedBody, request: HopRequest, now: Date): boolean => {
  const age = now.getTime() - Date.parse(fetchedAt ?? '');
  const saysTheSame = request.listedAs === undefined || request.listedAs === listedAs;
  return saysTheSame && Math.abs(age) < FULL_ANSWER_EVERY_MS;
};

/** Fetches pages politely: with limited concurrency, conditional requests, and only what is permitted. */
export class Fetcher {
  private readonly outbound: Outbound;
  private readonly politeness: Politeness;
  private readonly cache: BodyCache | undefined;

  constructor(
    private readonly settings: FetchSettings,
    resolve: ResolveName = resolveByDns,
  ) {
    this.outbound = new Outbound(settings, resolve);
    this.politeness = new Politeness(settings.concurrency);
    this.cache = settings.cacheFolder === undefined ? undefined : new BodyCache(settings.cacheFolder);
  }

  async fetch(request: FetchRequest): Promise<FetchResult> {
    let address = request.url;
    const visited = new Set<string>();
    const cookies = request.cookies ?? new RunCookies();
    while (visited.size <= MAX_REDIRECTS) {
      if (address.length > MAX_ADDRESS_CHARACTERS)
        return fetchFailure('refused', { kind: 'address_too_long', characters: MAX_ADDRESS_CHARACTERS });
      const url = parseUrl(address);
      if (url === null) return fetchFailure('refused', { kind: 'not_a_web_address' });
      url.hash = '';
      const cookie = cookies.of(url);
      // Some sites redirect to the same URL until their cookie is sent back.
      const visit = `${url.href} ${cookie}`;
      if (visited.has(visit)) return fetchFailure('too_many_redirects', { kind: 'redirect_loop' });
      visited.add(visit);
      const refusal = await request.permit(url);
      if (refusal !== null) return refusal;

      const trust = url.origin === new URL(request.url).origin ? request.trust : 'nobody';
      const result = await this.hop(url, { ...request, cookie, ...(trust !== undefined && { trust }) });
      if (!('location' in result)) return result;
      cookies.keep(url, result.cookies);
      const { location, otherwise } = result;
      if (otherwise !== undefined && leadsNowhere(location, url, cookie !== cookies.of(url))) return otherwise;
      const next = location.length > MAX_ADDRESS_CHARACTERS ? null : parseUrl(location, url);
      if (next === null) return fetchFailure('http_error', { kind: 'invalid_redirect' });
      address = next.href;
    }
    return fetchFailure('too_many_redirects', { kind: 'too_many_redirects', most: MAX_REDIRECTS });
  }

  /** What an address answered last, if it is still cached; the site is not asked. */
  async kept(address: string): Promise<CachedBody | undefined> {
    const url = parseUrl(address);
    if (url === null) return undefined;
    url.hash = '';
    return this.cache?.find(url.href);
  }

  close(): Promise<void> {
    return this.outbound.close();
  }

  private async hop(url: URL, request: HopRequest): Promise<FetchResult | Redirect> {
    const kept = await this.cache?.find(url.href);
    const { now } = request;
    const cached = kept !== undefined && mayBeRevalidated(kept, request, now) ? kept : undefined;
    const answer = await this.ask(url, request, cached);
    if (isFetchFailure(answer)) return answer;
    if (answer.status === 304 && cached !== undefined) {
      const { contentType, body, links } = cached;
      return { kind: 'unchanged', url: url.href, contentType, body, ...(links !== undefined && { links }) };
    }
    if (REDIRECT_STATUSES.has(answer.status))
      return { location: inUtf8(answer.headers.location ?? ''), cookies: answer.cookies };
    if (answer.status !== 200) {
      const failure = fetchFailure('http_error', { kind: 'status', status: answer.status }, answer.status);
      const retryAfterMs = retryAfter(answer.headers);
      return retryAfterMs === null ? failure : { ...failure, retryAfterMs };
    }
    const { etag, 'last-modified': lastModified, 'content-type': contentType = '', link, refresh } = answer.headers;
    const fetched = { contentType, body: answer.body, ...(link !== undefined && { links: link }) };
    const result: FetchedBody = {
      kind: 'fetched',
      url: url.href,
      ...fetched,
      ...(answer.isCut && { isCut: true }),
      ...(answer.isDamaged && { isDamaged: true }),
    };
    const next = refresh === undefined ? null : refreshAddress(inUtf8(refresh));
    if (next !== null) return { location: next, cookies: answer.cookies, otherwise: result };
    request.cookies?.keep(url, answer.cookies);
    // The beginning of a body must not be taken for the whole one when the server answers 304 later.
    if (!answer.isCut) {
      await this.cache?.keep(url.href, {
        ...fetched,
        fetchedAt: now.toISOString(),
        ...(request.listedAs !== undefined && { listedAs: request.listedAs }),
        ...(etag !== undefined && { etag }),
        ...(lastModified !== undefined && { lastModified }),
      });
    }
    return result;
  }

  private ask(url: URL, request: HopRequest, cached: CachedBody | undefined): Promise<OutboundAnswer | FetchFailure> {
    const headers: Record<string, string> = {
      accept: request.accept ?? 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1',
    };
    if (request.cookie !== '') headers.cookie = request.cookie;
    if (cached?.etag !== undefined) headers['if-none-match'] = cached.etag;
    if (cached?.lastModified !== undefined) headers['if-modified-since'] = cached.lastModified;
    const delayMs = this.settings.connectTo.has(url.hostname)
      ? 0
      : Math.max(this.settings.hostDelayMs, request.hostDelayMs ?? 0);
    return this.politeness.exclusively(url.host, delayMs, request.signal, () =>
      this.outbound.call(url.href, {
        headers,
        signal: request.signal,
        ...(request.whenTooLong !== undefined && { whenTooLong: request.whenTooLong }),
        ...(request.trust !== undefined && { trust: request.trust }),
      }),
    );
  }
}
