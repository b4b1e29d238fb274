import { gzipSync } from 'node:zlib';
import { paths, says, startHosts, type Handler, type TestHosts } from '#test/support/hosts';
import { type OpenGatherer, openGatherer } from '#test/support/research/open-gatherer';
import { describeDocument } from '../wording/run-log-text';
import type { Gathered } from './gathering';

const text = 'The ministry raised the tariff on steel on Monday, and the office said that it takes effect in March. ';
const page = (title: string, head = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><article><h1>${title}</h1><p>${text.repeat(4)}${title}.</p></article></body></html>`;
const feed = (links: readonly string[]): Handler =>
  says(
    `<rss version="2.0"><channel><title>Feed</title>${links.map((link) => `<item><title>About ${link}</title><link>${link}</link></item>`).join('')}</channel></rss>`,
    'application/rss+xml',
  );
const sitemap = (links: readonly string[]): string =>
  `<urlset>${links.map((link) => `<url><loc>${link}</loc></url>`).join('')}</urlset>`;
const index = (links: readonly string[]): Handler =>
  says(
    `<sitemapindex>${links.map((link) => `<sitemap><loc>${link}</loc></sitemap>`).join('')}</sitemapindex>`,
    'text/xml',
  );
const robots = (body: string): Handler => says(body, 'text/plain');
const redirect =
  (location: string): Handler =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };
const refresh = (to: string): Handler =>
  says(`<html><head><meta http-equiv="refresh" content="0; url=${to}"></head></html>`);
const rateLimited = (): Handler => {
  let left = 3;
  return (_request, response) => {
    if (left-- > 0) response.writeHead(200, { 'content-type': 'text/html' }).end(page(`Page ${left}`));
    else response.writeHead(429, { 'retry-after': '60' }).end();
  };
};
const some = rateLimited();

describe('sites with real-world quirks', () => {
  let hosts: TestHosts;
  let gather: (...domains: string[]) => Promise<Gathered>;
  const opened: OpenGatherer[] = [];

  beforeAll(async () => {
    const twins = paths({
      '/': says('<html></html>'),
      '/feed/': feed([
        'https://twins.example/a',
        'http://www.twins.example/a/',
        'https://www.twins.example/a?utm_source=rss',
        'https://twins.example/caf%c3%a9',
        'https://www.twins.example/café',
        'https://twins.example/a/amp',
        'https://m.twins.example/a',
      ]),
      '/a': says(page('A')),
      '/a/': says(page('A')),
      '/caf%c3%a9': says(page('B')),
      '/caf%C3%A9': says(page('B')),
      '/a/amp': says(page('A', '<link rel="canonical" href="https://www.twins.example/a">')),
    });
    const norsk = says(
      page(
        'Havn',
        '<link rel="canonical" href="/norsk/"><link rel="alternate" hreflang="nb" href="/norsk/"><link rel="alternate" hreflang="x-default" href="/">',
      ),
    );
    hosts = await startHosts({
      'twins.example': twins,
      'www.twins.example': twins,
      'm.twins.example': says(page('A', '<link rel="canonical" href="https://www.twins.example/a">')),
      // Its canonical URLs are on a host that the tracker does not allow.
      'www.narrow.example': paths({
        '/': says('<html></html>'),
        '/feed/': feed(['/a']),
        '/a': says(page('A', '<link rel="canonical" href="https://narrow.example/a">')),
      }),
      'one-name.example': paths({
        '/': says('<html></html>'),
        '/feed/': feed(['/show?id=1', '/show?id=2', '/show?id=2&print=1']),
        ...Object.fromEntries(
          [1, 2, 2].map((id, position) => [
            `/show?id=${id}${position === 2 ? '&print=1' : ''}`,
            says(
              `<head><link rel="canonical" href="/show"></head><body><h1>Note ${id}</h1><p>${text.replaceAll('steel', `product ${id}`).repeat(4)}</p></body>`,
            ),
          ]),
        ),
      }),
      'goes-on.example': paths({
        '/': refresh('/en/'),
        '/en/': says('<html><head><link rel="alternate" type="application/rss+xml" href="news.rss"></head></html>'),
        '/en/news.rss': feed(['/old', '/round', '/removed', '/elsewhere', '/to-itself', '/gone', '/lost', '/taken']),
        '/gone': redirect('/home'),
        '/lost': redirect('/norsk/'),
        '/home': says(page('Port')),
        '/norsk/': norsk,
        '/taken': norsk,
        '/old': refresh('/new'),
        '/new': says(page('New')),
        '/round': refresh('/square'),
        '/square': refresh('/round'),
        '/removed': redirect('/'),
        '/elsewhere': refresh('https://attacker.example/'),
        '/to-itself': says(page('To itself', '<meta http-equiv="refresh" content="0; url=/to-itself">')),
      }),
      'soft-404.example': paths({
        '/': says('<html></html>'),
        '/feed/': feed(['/soft-404', '/shell', '/wall', '/robot', '/article']),
        '/soft-404': says('<title>Page not found</title><body><p>We looked for it everywhere.</p></body>'),
        '/shell': says('<body><div id="root"></div><noscript>Enable JavaScript to run this app.</noscript></body>'),
        '/wall': says('<body><h1>We value your privacy</h1><p>We and our partners store cookies.</p></body>'),
        '/robot': says('<title>Just a moment...</title><body><p>Verifying you are human.</p></body>'),
        '/article': says(page('Article')),
      }),
      'asked.example': (request, response) => {
        if (request.url === '/feed/') feed(Array.from({ length: 20 }, (_, n) => `/${n}`))(request, response);
        else if (request.url === '/') says('<html></html>')(request, response);
        else if (/^\/\d+$/.test(request.url ?? '')) some(request, response);
        else response.writeHead(404).end();
      },
      'maps.example': paths({
        '/': says('<html></html>'),
        '/robots.txt': robots(
          `${Array.from({ length: 15 }, (_, n) => `Sitemap: /images-${n}.xml`).join('\n')}\nSitemap: /index.xml.gz\nSitemap: /list.txt\nSitemap: https://cdn.example/news.xml`,
        ),
        '/index.xml.gz': says(
          gzipSync('<sitemapindex><sitemap><loc>/months.xml</loc></sitemap></sitemapindex>'),
          'application/x-gzip',
        ),
        '/months.xml': index(['/posts-2025-11.xml', '/posts-2025-12.xml', '/posts-2026-01.xml', '/posts-2026-02.xml']),
        '/posts-2026-02.xml': says(sitemap(['/february', 'https://foreign.example/x']), 'text/xml'),
        '/list.txt': says('https://maps.example/listed\n', 'text/plain'),
        '/february': says(page('February')),
        '/listed': says(page('Listed')),
      }),
      'long.example': paths({
        '/': says('<html><body><a href="/releases.rss">RSS</a></body></html>'),
        '/robots.txt': robots(`${'# nothing\n'.repeat(120_000)}Disallow: /`),
        '/releases.rss': says(
          `<rss version="2.0"><channel><item><title>A</title><link>/a</link></item>${`<item><description>${text.repeat(999)}</description></item>`.repeat(30)}</channel></rss>`,
        ),
        '/a': says(page('A')),
      }),
      'named-in-vain.example': paths({
        '/': says('<html></html>'),
        '/robots.txt': robots('Sitemap: https://cdn.example/s.xml\nSitemap: /gone.xml'),
        '/sitemap.xml': says(sitemap(['https://named-in-vain.example/a'])),
        '/a': says(page('A')),
      }),
      'html-robots.example': paths({
        '/': says('<html></html>'),
        '/robots.txt': says('<!doctype html><html><body>Welcome</body></html>'),
        '/feed/': feed(['/a']),
        '/a': says(page('A')),
      }),
      'shut.example': paths({
        '/robots.txt': (_request, response) => void response.writeHead(503).end(),
        '/': says('<html></html>'),
        '/feed/': feed(['/a']),
      }),
    });
    gather = (...domains) => {
      const web = openGatherer(hosts, undefined, 1);
      opened.push(web);
      return web.gather({ domains });
    };
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await hosts.close();
  });

  const reasons = ({ documents }: Gathered): Record<string, string> =>
    Object.fromEntries(documents.map((document) => [new URL(document.url).pathname, describeDocument(document)]));
  const urls = ({ pages }: Gathered): string[] => pages.map(({ url }) => url).sort();

  test('counts a page once whether its URL has http, www., a trailing slash, tracking parameters, other escapes, AMP or a mobile host', async () => {
    const gathered = await gather('twins.example');
    expect(gathered.pages).toHaveLength(2);
    expect(gathered.documents).toEqual([]);
  });

  test('tells pages with the same canonical URL apart by their text, but not a print version', async () => {
    const gathered = await gather('one-name.example');
    expect(urls(gathered)).toEqual(['https://one-name.example/show', 'https://one-name.example/show?id=2']);
  });

  test('cites only pages on the requested domains', async () =>
    expect(urls(await gather('www.narrow.example'))).toEqual(['https://www.narrow.example/a']));

  test('follows meta refreshes as far as allowed', async () => {
    const gathered = await gather('goes-on.example');
    expect(urls(gathered)).toEqual(['https://goes-on.example/new', 'https://goes-on.example/to-itself']);
    expect(reasons(gathered)).toEqual({
      '/round': 'The page only redirects to another page.',
      '/removed': 'The page was not found: it redirects to the site’s home page.',
      '/gone': 'The page was not found: it redirects to the site’s home page.',
      '/lost': 'The page was not found: it redirects to the site’s home page.',
      '/taken': 'The page was not found: it shows the site’s home page.',
      '/elsewhere': 'The page redirects to attacker.example, which is not one of the tracker’s domains.',
    });
  });

  test('leaves out soft 404s with a reason', async () => {
    const gathered = await gather('soft-404.example');
    expect(urls(gathered)).toEqual(['https://soft-404.example/article']);
    expect(reasons(gathered)).toEqual({
      '/soft-404': 'The page says that it was not found.',
      '/shell': 'The page has no readable text.',
      '/wall': 'The page requires consent before it shows its text.',
      '/robot': 'The page shows its text only with JavaScript.',
    });
  });

  test('skips a rate-limiting site for the rest of the run', async () => {
    const gathered = await gather('asked.example');
    expect(gathered.pages).toHaveLength(3);
    expect(gathered.documents).toHaveLength(17);
    expect(new Set(Object.values(reasons(gathered)))).toEqual(new Set(['The page is rate limited (429).']));
    expect(hosts.hits.filter((hit) => /^asked\.example\/\d+$/.test(hit))).toHaveLength(4);
  });

  test('reads the newest of many sitemaps, whatever their names and format', async () => {
    const gathered = await gather('maps.example');
    expect(urls(gathered)).toEqual(['https://maps.example/february', 'https://maps.example/listed']);
    expect(hosts.hits.find((hit) => hit.includes('/posts-'))).toBe('maps.example/posts-2026-02.xml');
    expect(hosts.hits.filter((hit) => hit.startsWith('cdn.example') || hit.startsWith('foreign.example'))).toEqual([]);
  });

  test.each([
    ['html-robots.example', 'readable', null],
    ['long.example', 'readable', null],
    ['named-in-vain.example', 'readable', null],
    ['shut.example', 'NO_SOURCES', { kind: 'robots_unavailable', status: 503 }],
  ])('%s: %s', async (domain, finding, reason) =>
    expect(await gather(domain)).toMatchObject({ finding, places: [{ reason }] }),
  );
});
