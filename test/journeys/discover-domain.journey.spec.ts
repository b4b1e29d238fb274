import { type Handler, paths, says, startHosts, type TestHosts } from '../support/hosts';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';

/** Before a domain is added to a Source Set, somebody looks at what it offers. */

const folder = temporaryFolder();
let hosts: TestHosts;
let product: Product;

const item = '<item><title>Duties</title><link>https://daily.example/1</link></item>';
const feed = `<rss version="2.0"><channel><title>Daily news</title>${item}</channel></rss>`;
const sitemap =
  '<urlset><url><loc>https://daily.example/1</loc></url><url><loc>https://daily.example/2</loc></url></urlset>';

const inward: Handler = (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end();

beforeAll(async () => {
  hosts = await startHosts({
    'daily.example': paths({
      '/': says('<html><head><link rel="alternate" type="application/rss+xml" href="/news.xml"></head></html>'),
      '/news.xml': says(feed, 'application/rss+xml'),
      '/sitemap.xml': says(sitemap, 'application/xml'),
    }),
    'bare.example': paths({ '/': says('<html><body>Nothing here</body></html>') }),
    'astray.example': paths({ '/': inward }),
    'wholly-astray.example': inward,
  });
  product = await startProduct(folder, {
    FETCH_TIMEOUT_MS: '2000',
    RATE_LIMIT_SCALE: '1',
    FETCH_CONNECT_TO: [...hosts.connectTo].map(([host, { origin }]) => `${host}=${origin}`).join(','),
  });
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

const discover = (domain: string, user = 'ann') => product.as(user).post('/api/topics/discover-domain/', { domain });

test('a domain is answered with its feeds and sitemaps, which are remembered for a while', async () => {
  const { body } = await discover('https://daily.example/news');
  expect(body).toEqual({
    domain: 'daily.example',
    status: 'found',
    reason: '',
    feeds: [{ url: 'https://daily.example/news.xml', title: 'Daily news', entries: 1, newest_at: null }],
    sitemaps: [{ url: 'https://daily.example/sitemap.xml', entries: 2 }],
  });
  const hitsBefore = hosts.hits.length;
  expect((await discover('daily.example', 'bob')).body).toEqual(body);
  expect(hosts.hits).toHaveLength(hitsBefore);
});

test.each([
  ['bare.example', 'nothing_to_read', 'has neither a feed nor a sitemap that lists pages'],
  ['astray.example', 'unreachable', 'redirects to 127.0.0.1, which is not one of the tracker’s domains'],
  ['wholly-astray.example', 'nothing_to_read', 'has a robots.txt elsewhere, which resolves to a non-public address'],
])('says why it found nothing on %s', async (domain, status, reason) =>
  expect((await discover(domain)).body).toEqual({ domain, status, reason, feeds: [], sitemaps: [] }),
);

test.each(['localhost', '127.0.0.1', '[::1]', '169.254.169.254', 'http://user@daily.example', ''])(
  '%p is no domain',
  async (domain) => {
    const { status, body } = await discover(domain, 'eve');
    expect([status, body.detail]).toEqual([400, 'Invalid domain format']);
  },
);

test('a user may ask 20 times a minute', async () => {
  const response = await Promise.all(Array.from({ length: 21 }, () => discover('daily.example', 'ivy')));
  expect(response.filter(({ status }) => status === 429)).toHaveLength(1);
});
