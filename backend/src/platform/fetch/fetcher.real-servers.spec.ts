import { readFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { paths, says, startHosts, type Handler, type TestHosts } from '#test/support/hosts';
import { Fetcher, type FetchResult } from './fetcher';
import { describeRequestFault } from './request-fault-text';

const redirectWith =
  (status: number, location: string, headers: Record<string, string | string[]> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { location, ...headers }).end();
  };

/** Redirects to itself until its cookies are sent back. */
const asksForCookies: Handler = (request, response) => {
  const { cookie = '' } = request.headers;
  if (cookie === 'a=1; b=2') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Good</p>');
  else
    response
      .writeHead(302, {
        location: '/cookies',
        'set-cookie': ['a=1; Path=/; Secure; HttpOnly', 'b=2; Max-Age=60', 'bad'],
      })
      .end();
};

/** Sends raw bytes, then closes the connection. */
const startRaw = async (answer: string): Promise<Server> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.from(answer, 'latin1')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const originOf = (server: Server, scheme = 'http'): URL =>
  new URL(`${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`);

const raw = {
  'old.example': 'HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n<p>Good</p>',
  'status-only.example': 'HTTP/1.1 200\r\nContent-Length: 11\r\n\r\n<p>Good</p>',
  'short.example': 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n<p>Good</p>',
  'long.example': 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\n<p>Good</p>',
  'many-headers.example': `HTTP/1.1 200 OK\r\nContent-Security-Policy: ${'https://a.example '.repeat(1800)}\r\nConnection: close\r\n\r\n<p>Good</p>`,
  'endless-headers.example': `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(200_000)}\r\n\r\n<p>Good</p>`,
  'no-http.example': 'SSH-2.0-OpenSSH_9.6\r\n',
  'utf8-location.example': `HTTP/1.1 301 Moved\r\nLocation: https://good.example/${Buffer.from('caf\u00e9').toString('latin1')}\r\nContent-Length: 0\r\n\r\n`,
  'no-location.example': 'HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n',
};

describe('tolerates quirks of real servers', () => {
  let hosts: TestHosts;
  let fetcher: Fetcher;
  const servers: Server[] = [];

  beforeAll(async () => {
    hosts = await startHosts({
      'good.example': paths({
        '/page': says('<p>Good</p>'),
        '/caf%C3%A9': says('<p>Good</p>'),
        '/301': redirectWith(301, 'page'),
        '/302': redirectWith(302, '//good.example/page'),
        '/303': redirectWith(303, '/page#part'),
        '/307': redirectWith(307, './x/../page'),
        '/308': redirectWith(308, 'http://good.example/page'),
        '/cookies': asksForCookies,
        '/cookies-for-ever': (request, response) =>
          void response
            .writeHead(302, {
              location: '/cookies-for-ever',
              'set-cookie': `n=${(request.headers.cookie ?? '').length}1`,
            })
            .end(),
        '/leaves': redirectWith(302, 'https://other.example/', { 'set-cookie': 'secret=1' }),
        '/br': says(brotliCompressSync('<p>Good</p>'), 'text/html', { 'content-encoding': 'br' }),
        '/deflate': says(deflateSync('<p>Good</p>'), 'text/html', { 'content-encoding': 'deflate' }),
        '/raw-deflate': says(deflateRawSync('<p>Good</p>'), 'text/html', { 'content-encoding': 'deflate' }),
        '/empty-deflate': says('', 'text/html', { 'content-encoding': 'deflate' }),
        '/bomb-deflate': says(deflateRawSync(Buffer.alloc(50_000_000)), 'text/html', { 'content-encoding': 'deflate' }),
        '/charset-as-encoding': says('<p>Good</p>', 'text/html', { 'content-encoding': 'UTF-8' }),
        '/half-zipped': says(gzipSync('<p>Good</p>'.repeat(99)).subarray(0, 20), 'text/html', {
          'content-encoding': 'gzip',
        }),
        '/too-often': (_request, response) => void response.writeHead(429, { 'retry-after': '120' }).end(),
      }),
      'other.example': (request, response) => void response.end(`<p>${request.headers.cookie ?? 'Good'}</p>`),
    });
    const connectTo = new Map(hosts.connectTo);
    for (const [host, answer] of Object.entries(raw)) {
      const server = await startRaw(answer);
      servers.push(server);
      connectTo.set(host, originOf(server));
    }
    const plain = await startRaw('HTTP/1.1 400 Bad Request\r\n\r\n');
    const pem = readFileSync(path.resolve('test/fixtures/tls/signed-by-nobody-known.pem'));
    const secure = createSecureServer({ key: pem, cert: pem }, (_request, response) => void response.end());
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    servers.push(plain, secure);
    connectTo.set('plain.example', originOf(plain, 'https'));
    connectTo.set('leaf.example', originOf(secure, 'https'));
    fetcher = new Fetcher({
      connectTo,
      concurrency: 4,
      timeoutMs: 20_000,
      maxBytes: 100_000,
      hostDelayMs: 0,
      userAgent: 'Aidy/1.0 (+http://localhost:3000)',
    });
  });
  afterAll(async () => {
    await fetcher.close();
    await hosts.close();
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
  });

  const get = (url: string): Promise<FetchResult> =>
    fetcher.fetch({ url, permit: () => null, now: new Date(), signal: new AbortController().signal });

  test.each([
    ['a redirect to a relative file name', 'https://good.example/301'],
    ['a URL without a scheme', 'https://good.example/302'],
    ['a URL with a fragment', 'https://good.example/303'],
    ['a URL with dot segments', 'https://good.example/307'],
    ['a downgrade to http', 'https://good.example/308'],
    ['a URL in UTF-8', 'https://utf8-location.example/'],
    ['required cookies', 'https://good.example/cookies'],
    ['cookies across a redirect to another host', 'https://good.example/leaves'],
    ['Brotli', 'https://good.example/br'],
    ['deflate', 'https://good.example/deflate'],
    ['raw deflate', 'https://good.example/raw-deflate'],
    ['a character set as content encoding', 'https://good.example/charset-as-encoding'],
    ['HTTP/1.0', 'http://old.example/'],
    ['a status without a reason phrase', 'http://status-only.example/'],
    ['long headers', 'http://many-headers.example/'],
  ])('%s is read', async (_, url) => {
    const result = await get(url);
    expect('body' in result ? Buffer.from(result.body).toString() : result).toBe('<p>Good</p>');
  });

  test.each([
    ['endless cookies', 'https://good.example/cookies-for-ever', 'too_many_redirects', /redirects/],
    ['a redirect without a location', 'http://no-location.example/', 'too_many_redirects', /in a loop/],
    ['a raw deflate bomb', 'https://good.example/bomb-deflate', 'too_large', /larger/],
    ['a zipped half', 'https://good.example/half-zipped', 'garbled', /not validly compressed/],
    ['a rate-limiting site', 'https://good.example/too-often', 'http_error', /rate limited \(429\)/],
    ['a body shorter than announced', 'http://short.example/', 'unreachable', /closed the connection/],
    ['endless headers', 'http://endless-headers.example/', 'unreachable', /too many headers/],
    ['another protocol than HTTP', 'http://no-http.example/', 'unreachable', /does not speak HTTP/],
    ['http on an https port', 'https://plain.example/', 'unreachable', /does not speak https/],
    ['a certificate without a trusted issuer', 'https://leaf.example/', 'unreachable', /certificate/],
  ])('%s has its reason', async (_, url, kind, words) => {
    const result = await get(url);
    expect(result.kind).toBe(kind);
    expect('reason' in result && describeRequestFault(result.reason)).toMatch(words);
  });

  test('ignores data after the announced end', async () => {
    const result = await get('http://long.example/');
    expect('body' in result && Buffer.from(result.body).toString()).toBe('<p>Go');
  });

  test('accepts an empty body', async () =>
    expect(await get('https://good.example/empty-deflate')).toMatchObject({ kind: 'fetched' }));
});
