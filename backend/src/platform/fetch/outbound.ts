import { isIP } from 'node:net';
import { type Readable } from 'node:stream';
import { Agent, buildConnector, request, type Dispatcher } from 'undici';
import { readBody, type WhenTooLong } from './body';
import { errorCode } from '../error-code';
import { fetchFailure, isFetchFailure, type FetchFailure } from './fetch-failure';
import type { FetchSettings } from './fetch-settings';
import { guardedLookup, PrivateAddressError, resolveByDns, type ResolveName } from './guarded-lookup';
import { isPublicAddress } from './public-address';

export interface OutboundRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** `operator`: an address of the configuration, called as it stands. Else an address that a user or a page named. */
  readonly trust?: 'operator' | 'nobody';
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly whenTooLong?: WhenTooLong;
  readonly signal?: AbortSignal;
}

export interface OutboundAnswer {
  readonly kind: 'answered';
  readonly status: number;
  /** Names in lower case; of a repeated header the first value. */
  readonly headers: Readonly<Record<string, string>>;
  /** `name=value` of each cookie that it sets. */
  readonly cookies: readonly string[];
  /** Decompressed. */
  readonly body: Uint8Array;
}

const connectTimeoutMs = 10_000;
/** Of all headers of an answer: sites with long policies and many cookies go over Node's own 16 KiB. */
const maxHeaderSize = 64 * 1024;

/**
 * One request to the outside, without following redirects: the single door through which the product calls anything.
 * Checks the address that it connects to, bounds time and size, and answers with values.
 */
export class Outbound {
  private readonly guarded: Agent;
  private readonly open = new Agent({ maxHeaderSize, connect: { timeout: connectTimeoutMs } });
  private readonly redirected = new Map<string, Agent>();

  constructor(
    private readonly settings: Pick<FetchSettings, 'connectTo' | 'timeoutMs' | 'maxBytes' | 'userAgent'>,
    resolve: ResolveName = resolveByDns,
  ) {
    const connect = buildConnector({ lookup: guardedLookup(resolve), timeout: connectTimeoutMs });
    this.guarded = new Agent({
      maxHeaderSize,
      connect: (options, callback) => {
        const literal = options.hostname.replace(/^\[|\]$/g, '');
        // A literal address is connected to without a lookup.
        if (isIP(literal) !== 0 && !isPublicAddress(literal)) callback(new PrivateAddressError(literal), null);
        else connect(options, callback);
      },
    });
  }

  async call(address: string, given: OutboundRequest = {}): Promise<OutboundAnswer | FetchFailure> {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined) return fetchFailure('refused', 'is not a web address');
    const target = this.settings.connectTo.get(url.hostname);
    const refusal = given.trust === 'operator' || target !== undefined ? onlyWeb(url) : untrustedAddress(url);
    if (refusal !== null) return refusal;

    const timeoutMs = given.timeoutMs ?? this.settings.timeoutMs;
    const timer = AbortSignal.timeout(timeoutMs);
    const signal = given.signal === undefined ? timer : AbortSignal.any([timer, given.signal]);
    try {
      // Put together as text: a path that begins with two slashes would be taken for a host.
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
      if (given.signal?.aborted === true) return fetchFailure('stopped', 'was stopped');
      if (timer.aborted) return fetchFailure('timeout', `did not answer in ${timeoutMs / 1000} s`);
      return failureOf(error);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.guarded, this.open, ...this.redirected.values()].map((agent) => agent.destroy()));
  }

  private dispatcherFor(url: URL, target: URL | undefined, given: OutboundRequest): Agent {
    if (target === undefined) return given.trust === 'operator' ? this.open : this.guarded;
    if (target.protocol === 'http:') return this.open;
    // A TLS target answers with the certificate of the host that is asked for, not of the machine it runs on.
    const known = this.redirected.get(url.hostname);
    if (known !== undefined) return known;
    const agent = new Agent({ maxHeaderSize, connect: { servername: url.hostname, timeout: connectTimeoutMs } });
    this.redirected.set(url.hostname, agent);
    return agent;
  }

  private async answerOf(
    answer: Dispatcher.ResponseData,
    given: OutboundRequest,
  ): Promise<OutboundAnswer | FetchFailure> {
    const headers = flatten(answer.headers);
    const stream: Readable = answer.body;
    const body = await readBody(
      stream,
      headers['content-encoding'] ?? '',
      Number(headers['content-length'] ?? 0),
      given.maxBytes ?? this.settings.maxBytes,
      given.whenTooLong,
    );
    return isFetchFailure(body)
      ? body
      : {
          kind: 'answered',
          status: answer.statusCode,
          headers,
          cookies: cookiesOf(answer.headers['set-cookie']),
          body: body.bytes,
        };
  }
}

const flatten = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, (Array.isArray(value) ? value[0] : value) ?? '']),
  );

const longestCookie = 2048;

const cookiesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0]?.trim() ?? '')
    .filter((cookie) => /^[^\s=;]+=[\x21-\x7e]*$/.test(cookie) && cookie.length <= longestCookie);

const onlyWeb = (url: URL): FetchFailure | null =>
  url.protocol === 'http:' || url.protocol === 'https:'
    ? null
    : fetchFailure('refused', 'is not an http or https address');

/** What can be told from the address alone; the address it resolves to is checked by the connection. */
const untrustedAddress = (url: URL): FetchFailure | null => {
  const notWeb = onlyWeb(url);
  if (notWeb !== null) return notWeb;
  if (url.username !== '' || url.password !== '') return fetchFailure('refused', 'carries a name or password');
  // URL leaves out the scheme's own port; http on 443 and the like is no site either.
  if (url.port !== '') return fetchFailure('refused', `uses port ${url.port}, which no public site does`);
  return null;
};

const networkReasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has no address: its name is not known',
  EAI_AGAIN: 'could not be looked up: the name service does not answer',
  ECONNREFUSED: 'refuses connections',
  ECONNRESET: 'broke off the connection',
  EHOSTUNREACH: 'cannot be reached from here',
  ENETUNREACH: 'cannot be reached from here',
  ETIMEDOUT: 'did not accept a connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'did not accept a connection in time',
  UND_ERR_SOCKET: 'broke off the connection',
  UND_ERR_HEADERS_OVERFLOW: 'sent more headers than a site does',
  UND_ERR_HEADERS_TIMEOUT: 'did not answer in time',
  UND_ERR_BODY_TIMEOUT: 'stopped answering',
};

/** Several addresses of one name fail together; the first tells why. */
const causeOf = (error: unknown): unknown => (error instanceof AggregateError ? (error.errors[0] ?? error) : error);

const failureOf = (error: unknown): FetchFailure => {
  const cause = causeOf(error);
  if (cause instanceof PrivateAddressError) return fetchFailure('refused', 'leads to an address that is not public');
  const code = errorCode(cause);
  if (code.startsWith('HPE_') || (cause instanceof Error && cause.name === 'HTTPParserError'))
    return fetchFailure('unreachable', 'does not speak HTTP');
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
    return fetchFailure('unreachable', 'does not speak https as it should');
  if (/CERT|SSL|TLS|ISSUER|VERIFY/.test(code))
    return fetchFailure('unreachable', 'has a certificate that does not hold');
  return fetchFailure('unreachable', networkReasons[code] ?? 'gave no answer that can be used');
};
