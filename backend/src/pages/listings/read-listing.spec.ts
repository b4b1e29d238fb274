import { gzipSync } from 'node:zlib';
import type { Listing } from './listing';
import { readListing } from './read-listing';

const read = (body: string | Uint8Array, url = 'https://a.example/x'): Listing =>
  readListing({ url, contentType: '', body: typeof body === 'string' ? Buffer.from(body) : body });

const sitemap = (inside: string): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${inside}</urlset>`;

test('reads pages and their metadata from a sitemap', () =>
  expect(
    read(
      sitemap(
        '<url><loc> https://a.example/1?a=1&amp;b=2 </loc><lastmod>2026-01-02</lastmod></url><url><loc>/relative</loc></url><url><lastmod>2026</lastmod></url>',
      ),
    ),
  ).toEqual({
    kind: 'sitemap',
    entries: [
      {
        url: 'https://a.example/1?a=1&b=2',
        title: '',
        author: '',
        publishedAt: null,
        changedAt: '2026-01-02T00:00:00.000Z',
      },
      { url: 'https://a.example/relative', title: '', author: '', publishedAt: null, changedAt: null },
    ],
  }));

test('reads titles and dates from a news sitemap', () =>
  expect(
    read(
      sitemap(
        '<url><loc>https://a.example/n</loc><news:news><news:publication_date>2026-01-02T10:00:00+01:00</news:publication_date><news:title>Rule &amp; end</news:title></news:news></url>',
      ),
    ),
  ).toMatchObject({ entries: [{ title: 'Rule & end', publishedAt: '2026-01-02T10:00:00.000+01:00', news: true }] }));

test('reads sitemap indexes, also with a single entry', () =>
  expect(read('<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>')).toEqual({
    kind: 'sitemap_index',
    sitemaps: [{ url: 'https://a.example/s.xml', changedAt: null }],
  }));

test('unzips a sitemap, but not a zip bomb', () => {
  expect(read(gzipSync(sitemap('<url><loc>https://a.example/1</loc></url>')))).toMatchObject({ kind: 'sitemap' });
  expect(read(gzipSync(Buffer.alloc(60 * 1024 * 1024)))).toMatchObject({
    kind: 'none',
    reason: { kind: 'invalid_gzip' },
  });
});

test('does not expand a sitemap’s entities', () => {
  const bomb = `<!DOCTYPE u [<!ENTITY a "https://a.example/">${Array.from({ length: 20 }, (_, n) => `<!ENTITY e${n} "${`&${n === 0 ? 'a' : `e${n - 1}`};`.repeat(10)}">`).join('')}]>`;
  expect(read(`${bomb}${sitemap('<url><loc>https://a.example/&e19;</loc></url>')}`)).toMatchObject({
    kind: 'sitemap',
    entries: [{ url: 'https://a.example/&e19;' }],
  });
});

test('reads sitemaps with a long leading comment, CDATA, a prefix, images or a truncated end', () => {
  const signature = `\n<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><!-- ${'made by a plugin '.repeat(300)} -->`;
  for (const body of [
    `${signature}<urlset><url><loc>https://a.example/1</loc></url></urlset>`,
    '<urlset><url><loc><![CDATA[ https://a.example/1 ]]></loc></url></urlset>',
    '<s:urlset xmlns:s="x"><s:url><s:loc>https://a.example/1</s:loc></s:url></s:urlset>',
    '<urlset><url><loc>https://a.example/1</loc></url><url><loc>https://a.exa',
    '<urlset xmlns:image="i"><url><loc>https://a.example/1</loc><image:image><image:loc>https://a.example/i.png</image:loc><image:title>I</image:title></image:image></url></urlset>',
    'https://a.example/1\r\n',
  ])
    expect(read(body)).toMatchObject({ kind: 'sitemap', entries: [{ url: 'https://a.example/1', title: '' }] });
});

test('keeps the newest of 50,000 pages that a sitemap lists oldest first', () => {
  const day = (n: number): string => new Date(Date.UTC(2000, 0, n)).toISOString().slice(0, 10);
  const urls = Array.from(
    { length: 50_000 },
    (_, n) => `<url><loc>https://a.example/${n}</loc><lastmod>${day(n % 9000)}</lastmod></url>`,
  );
  const listing = read(sitemap(urls.join('')));
  const entries = listing.kind === 'sitemap' ? listing.entries : [];
  expect(entries).toHaveLength(1000);
  expect(entries[0]?.changedAt).toBe(new Date(Date.UTC(2000, 0, 8999)).toISOString());
});

test('finds the target of a meta refresh', () =>
  expect(read('<html><head><META HTTP-EQUIV="Refresh" CONTENT="0;URL=/en/"></head></html>')).toEqual({
    kind: 'page',
    feeds: [],
    leadsTo: 'https://a.example/en/',
  }));

test('finds a page’s feed links however they are written, except comment feeds', () =>
  expect(
    read(`<!doctype html><html><head>
      <link rel="alternate" type="application/rss+xml" title="News" href="/feed/">
      <LINK href='news.atom' type='application/atom+xml' rel='alternate'>
      <link rel=alternate type=application/feed+json href=https://a.example/feed.json>
      <link rel="alternate" type="application/rss+xml" title="Comments" href="/comments/feed/">
      <link rel="alternate" title="News > All" type="application/rss+xml" href="/all">
      <link rel="alternate" hreflang="de" href="/de/">
      <link rel="stylesheet" href="/a.css"></head></html>`),
  ).toEqual({
    kind: 'page',
    feeds: [
      'https://a.example/feed/',
      'https://a.example/news.atom',
      'https://a.example/feed.json',
      'https://a.example/all',
    ],
  }));

test('a page without feed links in its head is searched for visible links that look like feeds', () =>
  expect(
    read(
      '<html><body><a href="/news">News</a><a class="icon" href="/news/releases.rss">RSS</a><a href=\'/press/feed/\'>Feed</a><a href="/comments/feed/">x</a><a href="/feedback">x</a><a href="/feed">x</a></body></html>',
    ),
  ).toMatchObject({
    kind: 'page',
    feeds: ['https://a.example/news/releases.rss', 'https://a.example/press/feed/', 'https://a.example/feed'],
  }));

test('reads a truncated zipped sitemap up to its end', () => {
  const urls = Array.from({ length: 2000 }, (_, n) => `<url><loc>https://a.example/${n * n * 7919}</loc></url>`);
  const zipped = gzipSync(sitemap(urls.join('')));
  const listing = read(zipped.subarray(0, zipped.length / 2));
  expect(listing.kind === 'sitemap' && listing.entries.length > 500).toBe(true);
});

test.each([
  ['nothing', ''],
  ['text', 'User-agent: *'],
  ['bytes', Buffer.from([0, 1, 2, 3])],
  ['JSON that is no feed', '{"a": 1}'],
])('%s is not a listing', (_, body) => expect(read(body)).toMatchObject({ kind: 'none' }));

test('reads a truncated feed up to its last complete entry', () =>
  expect(
    read(
      '<rss version="2.0"><channel><title>T</title><item><title>One</title><link>https://a.example/1</link></item><item><title>Tw',
    ),
  ).toMatchObject({
    kind: 'feed',
    title: 'T',
    entries: [{ title: 'One', url: 'https://a.example/1' }],
  }));

test('a page lists the other pages of its own site that it links, once each, with their words', () => {
  const html = `<!doctype html><html><body>
    <a href="/">Home</a> <a href="/news/1?utm_source=x"><b>One</b> day</a> <a href="/news/1">Again</a>
    <a class="x" href='https://www.site.example/news/2'>Two &amp; more</a> <a href="https://other.example/3">Elsewhere</a>
    <a href="mailto:a@site.example">Write</a> <a href="#top">Top</a> <a name="here">No link</a>
  </body></html>`;
  const listing = readListing({
    url: 'https://site.example/',
    contentType: 'text/html',
    body: new TextEncoder().encode(html),
  });
  expect(listing).toMatchObject({
    kind: 'page',
    links: [
      { url: 'https://site.example/news/1', title: 'One day' },
      { url: 'https://www.site.example/news/2', title: 'Two & more' },
    ],
  });
  expect(listing.kind === 'page' && listing.links).toHaveLength(2);
});
