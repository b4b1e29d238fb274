import type { ProposedSearch } from '#events/research/searches';
import { paths, says, startHosts, type Handler, type TestHosts } from '#test/support/hosts';
import { type OpenGatherer, openGatherer } from '#test/support/research/open-gatherer';
import { type IndexedPage, searchProviders } from '#test/support/research/search-providers';
import { PROVIDER_NAMES, type ProviderName } from '../discover/page-candidates';

const NOW = new Date('2026-03-01T00:00:00Z');
const TITLE = 'Steel tariff raised to 25 percent';

const article = (title: string): Handler =>
  says(
    `<html><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${`The ministry said on Monday: ${title}. `.repeat(6)}</p></article></body></html>`,
  );

const indexed: IndexedPage = {
  url: 'https://daily.example/steel?utm_source=x',
  title: TITLE,
  publishedAt: '2026-02-20T19:05:41Z',
};
const future: IndexedPage = { ...indexed, url: 'https://daily.example/later', publishedAt: '2026-04-01T00:00:00Z' };

/** Answers by path instead of the usual one; emptied after each test. */
let faults: Record<string, Handler> = {};

const refuses =
  (status: number, headers: Record<string, string> = {}, body = ''): Handler =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

let hosts: TestHosts;
const opened: OpenGatherer[] = [];

beforeAll(async () => {
  hosts = await startHosts({
    '127.0.0.1': (request, response) => searchProviders([indexed, future], faults)(request, response),
    'daily.example': paths({ '/steel': article(TITLE), '/later': article('Later') }),
    'arxiv.org': paths({ '/abs/2602.00000': article(TITLE) }),
  });
});
afterEach(() => {
  faults = {};
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await hosts.close();
});

/** Gathers with these providers as one process does, run after run. */
const gatherer = (names: readonly ProviderName[]) => {
  const providerUrls = Object.fromEntries(names.map((name) => [name, hosts.origin]));
  const web = openGatherer(hosts, { searchProviders: names, providerUrls });
  opened.push(web);
  return (now = NOW, description = 'Track steel tariffs, aluminum quotas', searches: readonly ProposedSearch[] = []) =>
    web.gather({ description, searches, now });
};

const queriesTo = (path: string): URLSearchParams[] =>
  hosts.hits
    .map((hit) => new URL(`http://${hit}`))
    .filter(({ pathname, hostname }) => hostname === '127.0.0.1' && pathname === path)
    .map(({ searchParams }) => searchParams);

test.each([
  [
    'gdelt',
    '/api/v2/doc/doc',
    { query: '("steel tariffs" OR "aluminum quotas")', startdatetime: '20260130000000', enddatetime: '20260301000000' },
  ],
  [
    'hacker-news',
    '/api/v1/search_by_date',
    { query: 'aluminum quotas', tags: 'story', numericFilters: 'created_at_i<=1772323200' },
  ],
  [
    'arxiv',
    '/api/query',
    { search_query: '(all:steel AND all:tariffs) OR (all:aluminum AND all:quotas)', sortBy: 'submittedDate' },
  ],
  ['searxng', '/search', { q: '(steel tariffs) OR (aluminum quotas)', format: 'json', time_range: 'month' }],
] as const)('%s is asked in its own syntax', async (name, path, query) => {
  await gatherer([name])();
  expect(Object.fromEntries(queriesTo(path).at(-1) ?? [])).toMatchObject(query);
});

test('GDELT gets all words of a single topic, without those that it refuses', async () => {
  await gatherer(['gdelt'])(NOW, 'Track EU steel tariffs');
  expect(queriesTo('/api/v2/doc/doc').at(-1)?.get('query')).toBe('steel tariffs');
  const { places: places } = await gatherer(['gdelt'])(NOW, 'AI');
  expect(places).toMatchObject([{ answer: 'nothing-to-read', reason: { kind: 'words_too_short' } }]);
});

test.each([...PROVIDER_NAMES])('%s finds the page', async (name) => {
  const { pages, places: places } = await gatherer([name])();
  expect(pages.map(({ title }) => title)).toContain(TITLE);
  expect(pages.map(({ url }) => url)).toContain(
    name === 'arxiv' ? 'https://arxiv.org/abs/2602.00000' : 'https://daily.example/steel',
  );
  expect(places).toMatchObject([{ kind: 'provider', name, answer: 'found', reason: null, retryAt: null }]);
});

test.each(['gdelt', 'hacker-news'] as const)('the day on which %s saw a page is not its date', async (name) => {
  const { pages } = await gatherer([name])();
  expect(pages.map(({ publishedAt }) => publishedAt)).toEqual(pages.map(() => null));
});

test.each(['arxiv', 'searxng', 'google-news'] as const)(
  'a page that %s dates later than now is left out',
  async (name) => {
    const { pages } = await gatherer([name])();
    expect(pages).toHaveLength(1);
  },
);

test('pages that several providers find are read once, and all providers are reported in order', async () => {
  const { pages, places: places } = await gatherer(['searxng', 'gdelt', 'google-news'])();
  expect(pages.filter(({ url }) => url === 'https://daily.example/steel')).toHaveLength(1);
  expect(places.map(({ name }) => name)).toEqual(['searxng', 'gdelt', 'google-news']);
});

test('a tracker of a candidate searches neither papers nor pages on technology, unless nothing else is set up', async () => {
  const placesOf = async (names: readonly ProviderName[]) => {
    const providerUrls = Object.fromEntries(names.map((name) => [name, hosts.origin]));
    const web = openGatherer(hosts, { searchProviders: names, providerUrls });
    opened.push(web);
    const { places: places } = await web.gather({ description: 'Jane Doe: Debates', isCampaign: true, now: NOW });
    return places.map(({ name }) => name);
  };
  expect(await placesOf(['google-news', 'gdelt', 'hacker-news', 'arxiv', 'searxng'])).toEqual([
    'google-news',
    'gdelt',
    'searxng',
  ]);
  expect(await placesOf(['hacker-news'])).toEqual(['hacker-news']);
});

test('a GDELT title with stray backslashes is read', async () => {
  faults['/api/v2/doc/doc'] = says(
    String.raw`{"articles":[{"url":"https://daily.example/steel","title":"Steel \' tariff \d raised","seendate":"20260220T190541Z"}]}`.replaceAll(
      '\\\\',
      '\\',
    ),
    'application/json',
  );
  expect((await gatherer(['gdelt'])()).pages).toHaveLength(1);
});

test.each([
  ['gdelt', '/api/v2/doc/doc', says('Your query was too short or too long.'), { kind: 'not_search_results' }],
  ['hacker-news', '/api/v1/search_by_date', refuses(400, {}, '{"message":"invalid"}'), { kind: 'status', status: 400 }],
  ['arxiv', '/api/query', says('<html><body>Rate exceeded.</body></html>'), { kind: 'not_a_feed' }],
  ['searxng', '/search', refuses(403), { kind: 'status', status: 403 }],
  [
    'searxng',
    '/search',
    says('{"results":[],"unresponsive_engines":[["google news","CAPTCHA"]]}', 'application/json'),
    { kind: 'engines_silent', engines: 'google news: CAPTCHA' },
  ],
] as const)('%s: a fault has its reason', async (name, path, fault, reason) => {
  faults[path] = fault;
  const { places: places, finding } = await gatherer([name])();
  expect(places).toMatchObject([{ name, answer: 'unreachable', found: 0, reason }]);
  expect(finding).toBe('UNREACHABLE');
});

test('an arXiv fault that is written as a paper is not one', async () => {
  faults['/api/query'] = says(
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>ArXiv Query</title><entry><id>http://arxiv.org/api/errors#incorrect_id</id><title>Error</title><link href="http://arxiv.org/api/errors#incorrect_id" rel="alternate"/></entry></feed>',
    'application/atom+xml',
  );
  expect((await gatherer(['arxiv'])()).places).toMatchObject([{ answer: 'nothing-to-read' }]);
});

test('a provider that is overloaded rests, longer each time or as long as it says, while the others are asked', async () => {
  const gather = gatherer(['gdelt', 'searxng']);
  const after = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
  const hits = (): number => queriesTo('/api/v2/doc/doc').length;

  faults['/api/v2/doc/doc'] = refuses(429);
  const before = hits();
  const first = await gather();
  expect(first.places[0]).toMatchObject({ answer: 'unreachable', retryAt: after(10).toISOString() });
  expect(first.pages).not.toEqual([]);

  const second = await gather(after(5));
  expect(second.places[0]).toMatchObject({ answer: 'resting', retryAt: after(10).toISOString() });
  expect(hits()).toBe(before + 1);

  faults['/api/v2/doc/doc'] = refuses(503);
  expect((await gather(after(11))).places[0]?.retryAt).toBe(after(31).toISOString());
  faults['/api/v2/doc/doc'] = refuses(503, { 'retry-after': '7200' });
  expect((await gather(after(40))).places[0]?.retryAt).toBe(after(160).toISOString());

  faults = {};
  expect((await gather(after(161))).places[0]).toMatchObject({ answer: 'found', retryAt: null });
});

describe('searches that a model proposed', () => {
  const searches: readonly ProposedSearch[] = [
    { language: 'de', words: 'Stahl Zölle' },
    { language: 'en', words: 'section 232' },
  ];

  test('a model’s searches come after the words of the topic, at providers that have pages in their language', async () => {
    const from = hosts.hits.length;
    const { searches: log } = await gatherer(['google-news', 'hacker-news'])(NOW, 'Track steel tariffs', searches);
    const since = (path: string) =>
      hosts.hits
        .slice(from)
        .map((hit) => new URL(`http://${hit}`))
        .filter(({ pathname, hostname }) => hostname === '127.0.0.1' && pathname === path)
        .map(({ searchParams }) => searchParams);
    expect(since('/rss/search').map((query) => [query.get('q'), query.get('ceid')])).toEqual([
      ['steel tariffs', 'US:en'],
      ['Stahl Zölle', 'DE:de'],
      ['section 232', 'US:en'],
    ]);
    expect(since('/api/v1/search_by_date').map((query) => query.get('query'))).toEqual([
      'steel tariffs',
      'section 232',
    ]);
    expect(log?.map(({ by, words }) => [by, words])).toEqual([
      ['rules', 'steel tariffs'],
      ['model', 'Stahl Zölle'],
      ['model', 'section 232'],
    ]);
  });

  test('a page that several find is read once', async () => {
    const { pages, places: places } = await gatherer(['searxng'])(NOW, 'Track steel tariffs', searches);
    expect(pages.map(({ url }) => url)).toEqual(['https://daily.example/steel']);
    expect(places).toMatchObject([{ name: 'searxng', found: 1 }]);
  });

  test('a provider that does not answer the words of the topic is not asked for others', async () => {
    const from = hosts.hits.length;
    faults['/search'] = refuses(500);
    await gatherer(['searxng'])(NOW, 'Track steel tariffs', searches);
    expect(hosts.hits.slice(from).filter((hit) => hit.includes('/search?'))).toHaveLength(1);
  });
});
