import { paths, says, startHosts, type Handler, type TestHosts } from '#test/support/hosts';
import { type OpenGatherer, openGatherer } from '#test/support/research/open-gatherer';
import type { SearchSettings } from '../discover/providers/providers';
import { describeDocument } from '../wording/run-log-text';
import type { Gathered } from './gathering';

const article = (title: string): Handler =>
  says(
    `<html><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${'The ministry raised the tariff on steel on Monday. '.repeat(6)}</p></article></body></html>`,
  );

const item = (title: string, link: string, source: string, name: string): string =>
  `<item><title>${title} - ${name}</title><link>${link}</link><pubDate>Mon, 02 Feb 2026 10:00:00 GMT</pubDate><source url="${source}">${name}</source></item>`;

const news = `<rss version="2.0"><channel><title>"tariffs" - Google News</title>
${item('Steel tariff raised to 25 percent', 'https://news.google.com/rss/articles/CBMi1', 'https://daily.example', 'The Daily')}
${item('A page that nobody lists', 'https://news.google.com/rss/articles/CBMi2', 'https://daily.example', 'The Daily')}
${item('Tariff told elsewhere', 'https://news.google.com/rss/articles/CBMi3', 'https://gone.example', 'Gone')}
${item('It&#39;s over: the steel duty &amp; what&apos;s next', 'https://news.google.com/rss/articles/CBMi4?oc=5', 'https://www.weekly.example', 'Barton&#39;s &amp; Co')}
${item('Straight to the page', 'https://straight.example/tariff', 'https://straight.example', 'Straight')}
</channel></rss>`;

describe('trackers without domains', () => {
  let hosts: TestHosts;
  let gather: (urls?: SearchSettings['providerUrls']) => Promise<Gathered>;
  const opened: OpenGatherer[] = [];

  beforeAll(async () => {
    hosts = await startHosts({
      '127.0.0.1': (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://search.example');
        if (pathname === '/rss/search') response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(news);
        else if (pathname === '/api/v1/documents.json')
          response.writeHead(200, { 'content-type': 'application/json' }).end(
            JSON.stringify({
              count: 1,
              results: [
                {
                  title: `Notice on ${searchParams.get('conditions[term]')}`,
                  html_url: 'https://www.federalregister.gov/documents/1',
                  publication_date: '2026-02-01',
                  agencies: [{ name: 'Commerce Department' }, { raw_name: 'OFFICE' }],
                },
              ],
            }),
          );
        else response.writeHead(404).end();
      },
      'daily.example': paths({
        '/': says('<html></html>'),
        '/feed/': says(
          `<rss version="2.0"><channel><title>The Daily</title><item><title>Steel tariff raised to 25 percent</title><link>https://daily.example/steel</link></item><item><title>Weather</title><link>https://daily.example/weather</link></item></channel></rss>`,
          'application/rss+xml',
        ),
        '/steel': article('Steel tariff raised to 25 percent'),
      }),
      // Google's consent page for visitors from Europe.
      'consent.example': (_request, response) =>
        void response
          .writeHead(302, { location: 'https://consent.google.com/m?continue=x', 'set-cookie': 'A=1' })
          .end(),
      'www.weekly.example': paths({
        '/': says('<html></html>'),
        '/robots.txt': says('Sitemap: /news.xml', 'text/plain'),
        '/news.xml': says(
          '<urlset xmlns:news="n"><url><loc>https://www.weekly.example/over</loc><news:news><news:publication_date>2026-02-02T09:00Z</news:publication_date><news:title>It’s over: the steel duty &amp; what’s next</news:title></news:news></url></urlset>',
          'text/xml',
        ),
        '/over': article('It’s over: the steel duty &amp; what’s next'),
      }),
      'nonsense.example': says('{"results": 7}', 'application/json'),
      'straight.example': paths({ '/tariff': article('Straight to the page') }),
      'www.federalregister.gov': paths({ '/documents/1': article('Notice on tariffs') }),
    });
    gather = (urls = {}) => {
      const web = openGatherer(hosts, {
        searchProviders: ['google-news', 'federal-register'],
        providerUrls: { 'google-news': hosts.origin, 'federal-register': hosts.origin, ...urls },
      });
      opened.push(web);
      return web.gather();
    };
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await hosts.close();
  });

  test('finds pages by title at their publisher, follows direct links, and gives a reason for the rest', async () => {
    const { pages, documents, places } = await gather();
    expect(pages.map(({ url, publisher }) => [url, publisher])).toEqual([
      ['https://daily.example/steel', 'The Daily'],
      ['https://straight.example/tariff', 'Straight'],
      ['https://www.weekly.example/over', "Barton's & Co"],
      ['https://www.federalregister.gov/documents/1', 'Federal Register'],
    ]);
    expect(documents.map((document) => [document.title, document.outcome, describeDocument(document)])).toEqual([
      [
        'A page that nobody lists',
        'left_out',
        'Google News does not give its URL, and daily.example does not list it.',
      ],
      [
        'Tariff told elsewhere',
        'left_out',
        'Google News does not give its URL, and gone.example could not be reached.',
      ],
    ]);
    expect(places.map(({ name, answer, found }) => [name, answer, found])).toEqual([
      ['google-news', 'found', 3],
      ['federal-register', 'found', 1],
    ]);
    expect(hosts.hits.some((hit) => hit.startsWith('news.google.com'))).toBe(false);
  });

  test('takes date and author from the search if the page has none', async () => {
    const { pages } = await gather();
    expect(pages.map(({ publishedAt }) => publishedAt)).toEqual([
      '2026-02-02T10:00:00.000Z',
      '2026-02-02T10:00:00.000Z',
      '2026-02-02T09:00:00.000Z',
      '2026-02-01',
    ]);
    expect(pages.at(-1)?.author).toBe('Commerce Department, OFFICE');
  });

  test('a search that requires consent counts as failed and says so', async () => {
    const { places, finding } = await gather({ 'google-news': 'https://consent.example' });
    expect(finding).toBe('readable');
    expect(places[0]).toMatchObject({
      answer: 'unreachable',
      reason: { kind: 'redirected', to: 'consent.google.com' },
    });
  });

  test('a search with an invalid response counts as unreachable', async () => {
    const { places, finding } = await gather({ 'federal-register': 'https://nonsense.example' });
    expect(finding).toBe('readable');
    expect(places[1]).toEqual({
      kind: 'provider',
      name: 'federal-register',
      answer: 'unreachable',
      found: 0,
      reason: { kind: 'not_search_results' },
      retryAt: null,
    });
  });
});
