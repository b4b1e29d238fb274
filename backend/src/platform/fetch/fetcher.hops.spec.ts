import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths, says, startHosts, type Handler, type TestHosts } from '#test/support/hosts';
import { fetchFailure } from './fetch-failure';
import { Fetcher, type FetchRequest, type FetchResult } from './fetcher';
import { RunCookies } from './run-cookies';

const refreshesTo = (refresh: string, headers: Record<string, string> = {}): Handler =>
  says('<p>One moment</p>', 'text/html', { refresh, ...headers });

const setsCookie =
  (cookie: string, location: string): Handler =>
  (_request, response) => {
    response.writeHead(302, { location, 'set-cookie': cookie }).end();
  };

const echoesCookies: Handler = (request, response) => void response.end(`sent: ${request.headers.cookie ?? ''}`);

/** Answers 304 to every conditional request, whatever its content. */
const alwaysUnchanged = (): Handler => {
  let edition = 0;
  return (request, response) => {
    if (request.headers['if-none-match'] !== undefined) response.writeHead(304).end();
    else response.writeHead(200, { etag: '"same"' }).end(`edition ${(edition += 1)}`);
  };
};

let hosts: TestHosts;
let fetcher: Fetcher;
let cacheFolder: string;

beforeAll(async () => {
  cacheFolder = await mkdtemp(path.join(tmpdir(), 'aidy-hops-'));
  hosts = await startHosts({
    'port.example': paths({
      '/arrived': says('<p>Arrived</p>'),
      '/waiting': refreshesTo('0; url=/arrived'),
      '/without-url': refreshesTo('2;/arrived'),
      '/in-quotes': refreshesTo(`0, URL = '/arrived'`),
      '/after-a-while': refreshesTo('300; url=/arrived'),
      '/reloads': refreshesTo('1; url=/reloads#top'),
      '/with-cookie': (request, response) =>
        request.headers.cookie === 'pass=1'
          ? response.end('<p>Arrived</p>')
          : refreshesTo('0; url=/with-cookie', { 'set-cookie': 'pass=1' })(request, response),
      '/circle': refreshesTo('0; url=/circle-2'),
      '/circle-2': refreshesTo('0; url=/circle'),
      '/inward': refreshesTo('0; url=http://127.0.0.1/secret'),
      '/elsewhere': refreshesTo('0; url=https://foreign.example/'),
    }),
    'www.s8.example': paths({
      '/shared': setsCookie('a=1; Domain=s8.example', 'https://s8.example/'),
      '/own': setsCookie('a=1', 'https://s8.example/'),
      '/foreign': setsCookie('a=1; Domain=foreign.example', 'https://foreign.example/'),
      '/suffix': setsCookie('a=1; Domain=example', 'https://foreign.example/'),
      '/path': setsCookie('a=1; Domain=s8.example; Path=/only', 'https://s8.example/'),
      '/path-of-it': setsCookie('a=1; Domain=s8.example; Path=/only', 'https://s8.example/only/here'),
      '/secure': setsCookie('a=1; Domain=s8.example; Secure', 'http://s8.example/'),
      '/over': setsCookie('a=1; Domain=s8.example; Max-Age=0', 'https://s8.example/'),
    }),
    's8.example': echoesCookies,
    'foreign.example': echoesCookies,
    'stuck.example': alwaysUnchanged(),
    'listed.example': alwaysUnchanged(),
    'kept.example': alwaysUnchanged(),
  });
  fetcher = new Fetcher({
    connectTo: hosts.connectTo,
    concurrency: 4,
    timeoutMs: 5000,
    maxBytes: 100_000,
    hostDelayMs: 0,
    userAgent: 'Aidy/1.0 (+http://localhost:3000)',
    cacheFolder,
  });
});
afterAll(async () => {
  await fetcher.close();
  await hosts.close();
  await rm(cacheFolder, { recursive: true });
});

const get = (url: string, more: Partial<FetchRequest> = {}): Promise<FetchResult> =>
  fetcher.fetch({ url, permit: () => null, now: new Date(), signal: new AbortController().signal, ...more });
const textOf = (result: FetchResult): string =>
  'body' in result ? Buffer.from(result.body).toString() : result.reason.kind;

test.each([
  ['waiting', '<p>Arrived</p>'],
  ['without-url', '<p>Arrived</p>'],
  ['in-quotes', '<p>Arrived</p>'],
  ['with-cookie', '<p>Arrived</p>'],
  ['after-a-while', '<p>One moment</p>'],
  ['reloads', '<p>One moment</p>'],
  ['circle', 'redirect_loop'],
  ['inward', 'private_address'],
])('a Refresh header: %s', async (name, text) => expect(textOf(await get(`https://port.example/${name}`))).toBe(text));

test('a Refresh header leads only where redirects may', async () => {
  const before = hosts.hits.length;
  const permit = ({ hostname: to }: URL) =>
    to === 'port.example' ? null : fetchFailure('refused', { kind: 'redirected_off_domains', to });
  expect(textOf(await get('https://port.example/elsewhere', { permit }))).toBe('redirected_off_domains');
  expect(hosts.hits.slice(before)).toEqual(['port.example/elsewhere']);
});

test.each([
  ['shared', 'a=1'],
  ['own', ''],
  ['foreign', ''],
  ['suffix', ''],
  ['path', ''],
  ['path-of-it', 'a=1'],
  ['secure', ''],
  ['over', ''],
])('cookies go where their sites say: %s', async (name, sent) =>
  expect(textOf(await get(`https://www.s8.example/${name}`))).toBe(`sent: ${sent}`),
);

test('a run keeps its cookies, and only its own', async () => {
  const cookies = new RunCookies();
  await get('https://www.s8.example/shared', { cookies });
  expect(textOf(await get('https://s8.example/', { cookies }))).toBe('sent: a=1');
  expect(textOf(await get('https://s8.example/', { cookies: new RunCookies() }))).toBe('sent: ');
});

const on = (day: number): Partial<FetchRequest> => ({ now: new Date(Date.UTC(2026, 10, day)) });

test('the last response of an address is kept, and read without asking its site', async () => {
  const text = textOf(await get('https://kept.example/page'));
  const before = hosts.hits.length;
  const kept = await fetcher.kept('https://kept.example/page#part');
  expect(Buffer.from(kept?.body ?? []).toString()).toBe(text);
  expect(await fetcher.kept('https://kept.example/never-read')).toBeUndefined();
  expect(hosts.hits.slice(before)).toEqual([]);
});

test('a server that never says that it changed is asked anew after a week', async () => {
  const editions = [];
  for (const day of [1, 2, 7, 8, 9]) editions.push(textOf(await get('https://stuck.example/', on(day))));
  expect(editions).toEqual(['edition 1', 'edition 1', 'edition 1', 'edition 2', 'edition 2']);
});

test('a server is asked anew as soon as a listing gives a new title for the page', async () => {
  const editions = [];
  for (const listedAs of ['Lock closed', 'Lock closed', 'Lock open', 'Lock open'])
    editions.push(textOf(await get('https://listed.example/', { ...on(1), listedAs })));
  expect(editions).toEqual(['edition 1', 'edition 1', 'edition 2', 'edition 2']);
});
