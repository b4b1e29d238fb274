import { Fetcher } from '#platform/fetch/fetcher';
import { threadPool } from '#platform/threads/thread-pool';
import { type Handler, paths, says, startHosts, type TestHosts } from '#test/support/hosts';
import { describeDocument } from '../wording/run-log-text';
import type { Gathered, GatherLimits } from './gathering';
import { createWebGatherer } from './web-gatherer';

const sentence = 'The office said on Monday that the new tariff takes effect in March. ';
const article = (characters: number, name: string): string =>
  `<html><body><article><h1>${name}</h1><p>${name}: ${sentence.repeat(characters / sentence.length)}</p></article></body></html>`;

/** A host whose feed lists `count` pages, all served by the same handler. */
const listing = (host: string, count: number, page: Handler): Readonly<Record<string, Handler>> => {
  const items = Array.from({ length: count }, (_, index) => `<item><link>https://${host}/${index}</link></item>`).join(
    '',
  );
  const feed = `<rss version="2.0"><channel><title>Feed</title>${items}</channel></rss>`;
  const home = '<html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head></html>';
  const known = paths({
    '/': says(home),
    '/feed': says(feed, 'application/rss+xml'),
    '/robots.txt': says('', 'text/plain'),
  });
  return {
    [host]: (request, response) => (/^\/\d+$/.test(request.url ?? '') ? page : known)(request, response),
  };
};

const articlesOf =
  (characters: number): Handler =>
  (request, response) =>
    says(article(characters, `Tariff ${request.url}`))(request, response);

const threads = threadPool();
let hosts: TestHosts;
let fetcher: Fetcher;
beforeAll(async () => {
  hosts = await startHosts({
    ...listing('long.example', 20, articlesOf(80_000)),
    ...listing('longer.example', 2, articlesOf(300_000)),
    ...listing('silent.example', 20, () => undefined),
  });
  fetcher = new Fetcher({
    connectTo: hosts.connectTo,
    concurrency: 2,
    timeoutMs: 1000,
    maxBytes: 1_000_000,
    hostDelayMs: 0,
    userAgent: 'Aidy/1.0',
  });
});
afterAll(async () => {
  await threads.close();
  await fetcher.close();
  await hosts.close();
});

const gather = (domain: string, limits: Partial<GatherLimits> = {}): Promise<Gathered> =>
  createWebGatherer({
    fetcher,
    threads,
    concurrency: 2,
    agentName: 'Aidy',
    search: { searchProviders: [], providerUrls: {} },
  }).gather({
    runId: 'run',
    description: 'tariffs',
    domains: [domain],
    now: new Date('2026-11-20T12:00:00Z'),
    known: new Map(),
    limits,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

const reasonsOf = ({ documents }: Gathered): readonly string[] => [...new Set(documents.map(describeDocument))];

test('a run stops reading at its limit of text; the remaining pages say so', async () => {
  const gathered = await gather('long.example', { characters: 200_000 });
  expect(gathered.pages.length).toBeGreaterThanOrEqual(3);
  expect(gathered.pages.length).toBeLessThanOrEqual(4);
  expect(gathered.pages.length + gathered.documents.length).toBe(20);
  expect(reasonsOf(gathered)).toEqual(['The page was not read: the run had reached its limit of 200,000 characters.']);
  expect(hosts.hits.filter((hit) => /^long\.example\/\d+$/.test(hit)).length).toBe(gathered.pages.length);
});

test('a run stops fetching at its limit of bytes; the remaining pages say so', async () => {
  const gathered = await gather('long.example', { bytes: 1024 * 1024 });
  expect(gathered.pages.length).toBeGreaterThan(5);
  expect(gathered.pages.length + gathered.documents.length).toBe(20);
  expect(new Set(gathered.documents.map(({ outcome }) => outcome))).toEqual(new Set(['left_out']));
  expect(reasonsOf(gathered)).toEqual(['The page was not fetched: the run had reached its limit of 1 MB.']);
});

test('pages not read before the time limit say so', async () => {
  const gathered = await gather('silent.example', { milliseconds: 800 });
  expect(gathered).toMatchObject({ pages: [], cutShort: true });
  expect(gathered.documents).toHaveLength(20);
  expect(reasonsOf(gathered)).toEqual(['The page was not read before the run’s time limit.']);
});

test('a page longer than any article is read from its beginning up to a limit', async () => {
  const { pages } = await gather('longer.example');
  expect(pages.map(({ extent }) => extent)).toEqual(['up to the limit', 'up to the limit']);
  for (const { blocks } of pages) expect(blocks.join('').length).toBeLessThanOrEqual(200_000);
});

test('a host is skipped after three timeouts', async () => {
  const gathered = await gather('silent.example');
  expect(gathered.documents).toHaveLength(20);
  expect(gathered.documents.every(({ outcome }) => outcome === 'unreachable')).toBe(true);
  expect(reasonsOf(gathered)).toEqual([
    'The page did not answer in 1 s.',
    'The page was not fetched: silent.example timed out 3 times.',
  ]);
});
