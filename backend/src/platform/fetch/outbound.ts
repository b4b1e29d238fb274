import { isIP } from 'node:net';
import { type Readable } from 'node:stream';
import { Agent, buildConnector, request, type Dispatcher } from 'undici';
import { parseUrl } from '#kernel/parse-url';
import type { NetworkFault } from '#kernel/request-fault';
import { errorCode } from '../error-code';
import { readBody, type WhenTooLong } from './body';
import { fetchFailure, isFetchFailure, type FetchFailure } from './fetch-failure';
import type { FetchSettings } from './fetch-settings';
import { guardedLookup, PrivateAddressError, resolveByDns, type ResolveName } from './guarded-lookup';
import { isPublicAddress } from './public-address';

export interface OutboundRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** `operator`: a URL from the configuration, called without checks. Otherwise the URL comes from a user or a page. */
  readonly trust?: 'operator' | 'nobody';
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly whenTooLong?: WhenTooLong;
  readonly signal?: AbortSignal;
  /** Called with the body as it arrives, decompressed, before its size is known. */
  onBytes?(bytes: Uint8Array, headers: Readonly<Record<string, string>>): void;
}

export interface OutboundAnswer {
  readonly kind: 'answered';
  readonly status: number;
  /** Names in lower case; the first value of repeated headers, all of `link`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Values of its `Set-Cookie` headers. */
  readonly cookies: readonly string[];
  /** Decompressed. */
  readonly body: Uint8Array;
  /** Whether the body was longer than the limit and is only its beginning. */
  readonly isCut: boolean;
  /** See `Body`. */
  readonly isDamaged?: true;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** Limit for all response headers: sites with long policies and many cookies exceed Node's 16 KiB. */
const MAX_HEADER_SIZE = 64 * 1024;

/**
 * One outbound request, without following redirects. Everything that the product calls goes through here. Checks the
 * address it connects to, limits time and size, and returns failures as values.
 */
export class Outbound {
  private readonly guarded: Agent;
  private readonly open = new Agent({ maxHeaderSize: MAX_HEADER_SIZE, connect: { timeout: CONNECT_TIMEOUT_MS } });
  private readonly redirected = new Map<string, Agent>();

  constructor(
    private readonly settings: Pick<FetchSettings, 'connectTo' | 'timeoutMs' | 'maxBytes' | 'userAgent'>,
    resolve: ResolveName = resolveByDns,
  ) {
    const connect = buildConnector({ lookup: guardedLookup(resolve), timeout: CONNECT_TIMEOUT_MS });
    this.guarded = new Agent({
      maxHeaderSize: MAX_HEADER_SIZE,
      connect: (options, callback) => {
        const literal = options.hostname.replace(/^\[|\]$/g, '');
        // Literal addresses are connected to without a lookup.
        if (isIP(literal) !== 0 && !isPublicAddress(literal)) callback(new PrivateAddressError(literal), null);
        else connect(options, callback);
      },
    });
  }

  async call(address: string, given: OutboundRequest = {}): Promise<OutboundAnswer | FetchFailure> {
    const url = parseUrl(address);
    if (url === null) return fetchFailure('refused', { kind: 'not_a_web_address' });
    const target = this.settings.connectTo.get(url.hostname);
    const refusal = given.trust === 'operator' || target !== undefined ? onlyWeb(url) : untrustedAddress(url);
    if (refusal !== null) return refusal;

    const timeoutMs = given.timeoutMs ?? this.settings.timeoutMs;
    const timer = AbortSignal.timeout(timeoutMs);
    const signal = given.signal === undefined ? timer : AbortSignal.any([timer, given.signal]);
    try {
      // Concatenated as text: a path beginning with two slashes would be parsed as a host.
      const answer = await request(`${(target ?? url).origin}${url.pathname}${url.search}`, {
        dispatcher: this.dispatcherFor(url, target, given),
        method: given.method ?? 'GET',
        headers: {
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': this.settings.userAgent,
          ...given.headers,
          host: url.host,
        },
        body: given.body ?? null,
        signal,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      return await this.answerOf(answer, given);
    } catch (error) {
      if (given.signal?.aborted === true) return fetchFailure('stopped', { kind: 'stopped' });
      if (timer.aborted) return fetchFailure('timeout', { kind: 'timeout', seconds: timeoutMs / 1000 });
      return failureOf(error);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.guarded, this.open, ...this.redirected.values()].map((agent) => agent.destroy()));
  }

  private dispatcherFor(url: URL, target: URL | undefined, given: OutboundRequest): Agent {
    if (target === undefined) return given.trust === 'operator' ? this.open : this.guarded;
    if (target.protocol === 'http:') return this.open;
    // A TLS target presents the certificate of the requested host, not of the machine it runs on.
    const known = this.redirected.get(url.hostname);
    if (known !== undefined) return known;
    const agent = new Agent({
      maxHeaderSize: MAX_HEADER_SIZE,
      connect: { servername: url.hostname, timeout: CONNECT_TIMEOUT_MS },
    });
    this.redirected.set(url.hostname, agent);
    return agent;
  }

  private async answerOf(
    answer: Dispatcher.ResponseData,
    given: OutboundRequest,
  ): Promise<OutboundAnswer | FetchFailure> {
    const headers = flatten(answer.headers);
    const stream: Readable = answer.body;
    const body = await readBody(stream, {
      contentEncoding: [answer.headers['content-encoding'] ?? []].flat().join(', '),
      contentType: headers['content-type'] ?? '',
      announcedBytes: Number(headers['content-length'] ?? 0),
      maxBytes: given.maxBytes ?? this.settings.maxBytes,
      whenTooLong: given.whenTooLong ?? 'refuse',
      onBytes: (bytes) => given.onBytes?.(bytes, headers),
    });
    return isFetchFailure(body)
      ? body
      : {
          kind: 'answered',
          status: answer.statusCode,
          headers,
          cookies: [answer.headers['set-cookie'] ?? []].flat(),
          body: body.bytes,
          isCut: body.isCut,
          ...(body.isDamaged && { isDamaged: true }),
        };
  }
}

const flatten = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      (Array.isArray(value) ? (name === 'link' ? value.join(', ') : value[0]) : value) ?? '',
    ]),
  );

const onlyWeb = (url: URL): FetchFailure | null =>
  url.protocol === 'http:' || url.protocol === 'https:' ? null : fetchFailure('refused', { kind: 'other_scheme' });

/** Checks that need only the URL; the resolved address is checked when connecting. */
const untrustedAddress = (url: URL): FetchFailure | null => {
  const notWeb = onlyWeb(url);
  if (notWeb !== null) return notWeb;
  if (url.username !== '' || url.password !== '') return fetchFailure('refused', { kind: 'credentials_in_address' });
  // URL drops the scheme's default port; http on 443 and the like are not public sites either.
  if (url.port !== '') return fetchFailure('refused', { kind: 'port', port: url.port });
  return null;
};

const networkFaults: Readonly<Record<string, NetworkFault>> = {
  ENOTFOUND: 'name_unknown',
  EAI_AGAIN: 'dns_silent',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EHOSTUNREACH: 'no_route',
  ENETUNREACH: 'no_route',
  ETIMEDOUT: 'connect_timeout',
  UND_ERR_CONNECT_TIMEOUT: 'connect_timeout',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_HEADERS_OVERFLOW: 'headers_too_long',
  UND_ERR_HEADERS_TIMEOUT: 'headers_timeout',
  UND_ERR_BODY_TIMEOUT: 'body_timeout',
};

const unreachable = (fault: NetworkFault): FetchFailure => fetchFailure('unreachable', { kind: 'network', fault });

/** The cause of an error. If several addresses of a name failed, the first error gives the reason. */
const causeOf = (error: unknown): unknown => (error instanceof AggregateError ? (error.errors[0] ?? error) : error);

const failureOf = (error: unknown): FetchFailure => {
  const cause = causeOf(error);
  if (cause instanceof PrivateAddressError) return fetchFailure('refused', { kind: 'private_address' });
  const code = errorCode(cause);
  if (code.startsWith('HPE_') || (cause instanceof Error && cause.name === 'HTTPParserError'))
    return unreachable('no_http');
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) return unreachable('no_tls');
  if (/CERT|SSL|TLS|ISSUER|VERIFY/.test(code)) return unreachable('certificate');
  return unreachable(networkFaults[code] ?? 'other');
};
