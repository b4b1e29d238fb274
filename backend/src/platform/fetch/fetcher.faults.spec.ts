import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths, says, startHosts, type Handler, type TestHosts } from '#test/support/hosts';
import { fetchFailure } from './fetch-failure';
import type { FetchSettings } from './fetch-settings';
import { Fetcher, type FetchRequest, type FetchResult } from './fetcher';
import { describeRequestFault } from './request-fault-text';

const settings: FetchSettings = {
  connectTo: new Map(),
  concurrency: 4,
  timeoutMs: 5000,
  maxBytes: 100_000,
  hostDelayMs: 0,
  userAgent: 'Aidy/1.0 (+http://localhost:3000)',
};

const redirectTo =
  (location: string): Handler =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

/** The most different letters that fit into a header: converting such a hostname takes quadratic time. */
const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');

/** Sends one byte at a time until the reader disconnects. */
const dripping =
  (chunk: string, everyMs: number): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
  };

const chain: Record<string, Handler> = Object.fromEntries(
  Array.from({ length: 20 }, (_, n) => [`/chain/${n}`, redirectTo(`/chain/${n + 1}`)]),
);

describe('a failing fetch affects only one page', () => {
  let hosts: TestHosts;
  let fetcher: Fetcher;
  let cacheFolder: string;

  beforeAll(async () => {
    cacheFolder = await mkdtemp(path.join(tmpdir(), 'aidy-fetch-'));
    hosts = await startHosts({
      'good.example': paths({
        '/page': says('<p>Good</p>'),
        '/moved': redirectTo('/page'),
        '/loop': redirectTo('/loop'),
        '/a': redirectTo('/b'),
        '/b': redirectTo('/a'),
        '/nowhere': redirectTo('http://'),
        '/inward': redirectTo('http://127.0.0.1/secret'),
        '/elsewhere': redirectTo('https://other.example/page'),
        '/file': redirectTo('file:///etc/passwd'),
        '/zipped': says(gzipSync('<p>Small when zipped</p>'), 'text/html', { 'content-encoding': 'gzip' }),
        '/bomb': says(gzipSync(Buffer.alloc(50_000_000)), 'text/html', { 'content-encoding': 'gzip' }),
        '/liar': says('this is not gzip', 'text/html', { 'content-encoding': 'gzip' }),
        '/letters': redirectTo(Buffer.from(`https://${letters}.example/`).toString('latin1')),
        '/strange': says('x', 'text/html', { 'content-encoding': 'compress, gzip' }),
        '/huge': says('x'.repeat(200_000)),
        '/huge-validated': (request, response) =>
          void (request.headers['if-none-match'] === '"v1"'
            ? response.writeHead(304).end()
            : response.writeHead(200, { etag: '"v1"' }).end('x'.repeat(200_000))),
        '/endless': dripping('x'.repeat(40_000), 1),
        '/drip': dripping('x', 20),
        '/silent': () => undefined,
        '/cut': (_request, response) => {
          response.writeHead(200, { 'content-length': '5000' });
          response.write('half', () => response.destroy());
        },
        '/fault': (_request, response) => void response.writeHead(503).end('later'),
        '/later': (_request, response) => void response.writeHead(503, { 'retry-after': '120' }).end(),
        '/at-a-time': (_request, response) =>
          void response
            .writeHead(429, { date: 'Fri, 20 Feb 2026 19:00:00 GMT', 'retry-after': 'Fri, 20 Feb 2026 19:05:00 GMT' })
            .end(),
        '/soon': (_request, response) => void response.writeHead(503, { 'retry-after': 'soon' }).end(),
        '/gone': (_request, response) => void response.writeHead(410).end(),
        ...chain,
      }),
      'other.example': says('<p>Other</p>'),
      'validated.example': (request, response) => {
        if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
        else response.writeHead(200, { etag: '"v1"', 'content-type': 'text/plain' }).end('kept');
      },
    });
    const downPort = await unusedPort();
    const connectTo = new Map([...hosts.connectTo, ['down.example', new URL(`http://127.0.0.1:${downPort}`)]]);
    fetcher = new Fetcher({ ...settings, connectTo, cacheFolder });
  });
  afterAll(async () => {
    await fetcher.close();
    await hosts.close();
    await rm(cacheFolder, { recursive: true });
  });

  const get = (url: string, more: Partial<FetchRequest> = {}): Promise<FetchResult> =>
    fetcher.fetch({ url, permit: () => null, now: new Date(), signal: new AbortController().signal, ...more });

  test.each([
    ['a host that is down', 'https://down.example/', 'unreachable', /refuses connections/],
    ['silence', 'https://good.example/silent', 'timeout', /did not answer in 5 s/],
    ['a slow drip', 'https://good.example/drip', 'timeout', /did not answer/],
    ['an endless body', 'https://good.example/endless', 'too_large', /larger than 98 kB/],
    ['a body larger than announced limits', 'https://good.example/huge', 'too_large', /larger/],
    ['a gzip bomb', 'https://good.example/bomb', 'too_large', /larger/],
    ['a body that does not match its encoding', 'https://good.example/liar', 'garbled', /not validly compressed/],
    ['nested encodings', 'https://good.example/strange', 'garbled', /unknown content encoding/],
    ['a truncated body', 'https://good.example/cut', 'unreachable', /closed the connection/],
    ['a redirect to itself', 'https://good.example/loop', 'too_many_redirects', /in a loop/],
    ['a redirect loop of two', 'https://good.example/a', 'too_many_redirects', /in a loop/],
    ['a long chain of redirects', 'https://good.example/chain/0', 'too_many_redirects', /more than 10/],
    ['a redirect to an invalid URL', 'https://good.example/nowhere', 'http_error', /invalid URL/],
    ['a redirect to a private address', 'https://good.example/inward', 'refused', /non-public/],
    ['a redirect to a file', 'https://good.example/file', 'refused', /not an http/],
    ['a server fault', 'https://good.example/fault', 'http_error', /server error \(503\)/],
    ['a deleted page', 'https://good.example/gone', 'http_error', /no longer exists \(410\)/],
  ])('%s', async (_, url, kind, words) => {
    const result = await get(url);
    expect(result.kind).toBe(kind);
    expect('reason' in result && describeRequestFault(result.reason)).toMatch(words);
  });

  test.each([
    ['in seconds', 'later', 120_000],
    ['as a time, by its own clock', 'at-a-time', 300_000],
    ['in words', 'soon', undefined],
    ['not at all', 'fault', undefined],
  ])('tells how long a server asks to wait: %s', async (_, path, retryAfterMs) => {
    const failure = await get(`https://good.example/${path}`);
    expect('retryAfterMs' in failure ? failure.retryAfterMs : undefined).toBe(retryAfterMs);
  });

  test('refuses a redirect to a very long hostname cheaply', async () => {
    const before = process.cpuUsage().user;
    expect(await get('https://good.example/letters')).toMatchObject({ kind: 'http_error' });
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  });

  test('does not request an overlong URL', async () => {
    const before = hosts.hits.length;
    expect(await get(`https://good.example/${'a'.repeat(3000)}`)).toMatchObject({ kind: 'refused' });
    expect(hosts.hits.slice(before)).toEqual([]);
  });

  test('follows a redirect and returns the final URL', async () => {
    expect(await get('https://good.example/moved')).toMatchObject({
      kind: 'fetched',
      url: 'https://good.example/page',
    });
  });

  test('does not follow a redirect to a host that is not allowed', async () => {
    const before = hosts.hits.length;
    const permit = (url: URL) =>
      url.hostname === 'good.example'
        ? null
        : fetchFailure('refused', { kind: 'redirected_off_domains', to: url.hostname });
    expect(await get('https://good.example/elsewhere', { permit })).toMatchObject({ kind: 'refused' });
    expect(hosts.hits.slice(before)).toEqual(['good.example/elsewhere']);
  });

  test('reads a compressed page', async () => {
    const result = await get('https://good.example/zipped');
    expect('body' in result && Buffer.from(result.body).toString()).toBe('<p>Small when zipped</p>');
  });

  test.each(['huge', 'endless', 'bomb'])('reads a list that is %s up to the limit', async (path) => {
    const result = await get(`https://good.example/${path}`, { whenTooLong: 'cut' });
    expect('body' in result && result.body.byteLength).toBe(settings.maxBytes);
  });

  test('does not take a list read up to the limit for the whole page later', async () => {
    await get('https://good.example/huge-validated', { whenTooLong: 'cut' });
    expect(await get('https://good.example/huge-validated')).toMatchObject({ kind: 'too_large' });
  });

  test('the caller can stop a fetch', async () => {
    const stop = new AbortController();
    const result = get('https://good.example/silent', { signal: stop.signal });
    stop.abort();
    expect(await result).toMatchObject({ kind: 'stopped' });
  });

  test('refetches a page with its validators and caches its body privately', async () => {
    expect(await get('https://validated.example/')).toMatchObject({ kind: 'fetched' });
    const again = await get('https://validated.example/');
    expect(again).toMatchObject({ kind: 'unchanged', contentType: 'text/plain' });
    expect('body' in again && Buffer.from(again.body).toString()).toBe('kept');
    const files = await readdir(cacheFolder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((each) => each.isFile()))
      expect((await stat(path.join(file.parentPath, file.name))).mode & 0o777).toBe(0o600);
  });

  test('refetches after losing the cache', async () => {
    await get('https://validated.example/');
    await rm(path.join(cacheFolder, 'bodies'), { recursive: true });
    expect(await get('https://validated.example/')).toMatchObject({ kind: 'fetched' });
  });
});

const unusedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
