import { gzipSync } from 'node:zlib';
import { paths, says, startHosts, type Handler, type TestHosts } from '#test/support/hosts';
import { openGatherer, type OpenGatherer } from '#test/support/research/open-gatherer';
import { describePlaceFault } from '../wording/run-log-text';

const page = says(
  `<html><head><title>Quay</title></head><body><article><h1>Quay</h1><p>${'The harbour office said on Monday that the quay opens again in May. '.repeat(5)}</p></article></body></html>`,
);
const enginePages = says(
  '<html><head><link rel="alternate" type="application/rss+xml" href="/news.xml"></head></html>',
);
const robots = (...lines: string[]): Handler => says(['User-agent: *', ...lines].join('\n'), 'text/plain');
const item = (at: number): string =>
  `<item><title>Quay ${at}</title><link>/quay/${at}</link><description>${'x'.repeat(9000)}`;
/** Uncompressed, so that the damage is certain to hit the beginning of a block. */
const damagedAfter = (bytes: number): Handler => {
  const body = gzipSync(`<rss version="2.0"><channel><description>${'Quay '.repeat(60_000)}`, { level: 0 });
  return says(body.fill(0xff, bytes), 'application/rss+xml', { 'content-encoding': 'gzip' });
};
const broken = damagedAfter(12);
const endless =
  (start: string, more: string, type: string): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(start);
    const go = (): void => {
      while (!response.destroyed && response.write(more));
      if (!response.destroyed) response.once('drain', go);
    };
    go();
  };
const jsonItem = (at: number): string =>
  JSON.stringify({
    id: String(at),
    url: `https://json.example/quay/${at}`,
    title: 'Quay',
    content_text: 'x'.repeat(9000),
  });

let hosts: TestHosts;
let web: OpenGatherer;
beforeAll(async () => {
  hosts = await startHosts({
    'barred.example': paths({ '/': enginePages, '/robots.txt': robots('Disallow: /news.xml', 'Disallow: /sitemap') }),
    'hidden.example': paths({ '/': says('<html>'), '/robots.txt': robots('Disallow: /feed') }),
    'broken.example': paths({ '/': enginePages, '/news.xml': broken }),
    'torn.example': paths({ '/': enginePages, '/news.xml': damagedAfter(100_000) }),
    'unlinked.example': paths({ '/': says('<html>'), '/rss.xml': broken }),
    'gone.example': paths({ '/': enginePages }),
    'map.example': paths({
      '/': says('<html>'),
      '/robots.txt': robots('Sitemap: https://map.example/all.xml'),
      '/all.xml': broken,
    }),
    'endless.example': paths({
      '/': enginePages,
      '/news.xml': endless('<rss version="2.0"><channel>', item(1), 'application/rss+xml'),
    }),
    'void.example': paths({
      '/': enginePages,
      '/news.xml': endless('<rss version="2.0"><channel><description>', 'x'.repeat(9000), 'application/rss+xml'),
    }),
    'json.example': paths({
      '/': endless(
        `{"version":"https://jsonfeed.org/version/1.1","title":"Quays","items":[${jsonItem(1)},${jsonItem(2)}`,
        ',{"id":"3","content_text":"',
        'application/feed+json',
      ),
      '/quay/1': page,
      '/quay/2': page,
    }),
    'two-faced.example': paths({ '/': enginePages, '/robots.txt': robots('Disallow: /news.xml') }),
    'www.two-faced.example': paths({ '/': says('<html>') }),
    'empty.example': paths({ '/': says('<html>') }),
  });
  web = openGatherer(hosts);
});
afterAll(async () => {
  await web.close();
  await hosts.close();
});

test.each([
  ['barred', 'has a feed that is disallowed by robots.txt'],
  ['hidden', 'may have a feed, which is disallowed by robots.txt'],
  ['broken', 'has a feed that is not validly compressed'],
  ['torn', 'has a feed that is not validly compressed'],
  ['unlinked', 'has a feed that is not validly compressed'],
  ['gone', 'has a feed that was not found (404)'],
  ['map', 'has a sitemap that is not validly compressed'],
  ['void', 'has a feed that has no complete entry in the part that could be read'],
  ['two-faced', 'has a feed that is disallowed by robots.txt'],
  ['empty', 'has neither a feed nor a sitemap that lists pages'],
])('%s: it %s', async (name, words) => {
  const { places } = await web.gather({ domains: [`${name}.example`] });
  expect(places.map(({ reason }) => reason && describePlaceFault(reason))).toEqual([words]);
});

test.each(['endless', 'json'])('%s: whole entries of a feed without an end count', async (name) => {
  const { places } = await web.gather({ domains: [`${name}.example`] });
  expect(places).toMatchObject([{ answer: 'found', reason: null }]);
});
