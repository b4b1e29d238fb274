import { paths, says, startHosts, type Handler, type TestHosts } from '#test/support/hosts';
import { openGatherer, type OpenGatherer } from '#test/support/research/open-gatherer';
import { describePlaceFault } from '../wording/run-log-text';

const page = says(
  `<html><head><title>Lock</title></head><body><article><h1>Lock</h1><p>${'The canal office said on Monday that the lock opens again in May. '.repeat(5)}</p></article></body></html>`,
);
const feed = (...links: string[]): Handler =>
  says(
    `<rss version="2.0"><channel>${links.map((link) => `<item><title>Lock</title><link>${link}</link></item>`).join('')}</channel></rss>`,
    'application/rss+xml',
  );
const redirect =
  (location: string): Handler =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };
const alternate = (href: string): string => `<link rel="alternate" type="application/rss+xml" href="${href}">`;

let hosts: TestHosts;
let web: OpenGatherer;
beforeAll(async () => {
  hosts = await startHosts({
    'burnt.example': paths({ '/': says(`<html>${alternate('https://feeds.example/burnt')}</html>`), '/a': page }),
    'moved-feed.example': paths({ '/': says('<html>'), '/feed/': redirect('https://feeds.example/moved'), '/a': page }),
    'shy.example': paths({ '/': says(`<html>${alternate('https://closed-feeds.example/shy')}</html>`), '/a': page }),
    'inward.example': paths({ '/': says(`<html>${alternate('http://127.0.0.1:1/feed')}</html>`) }),
    'feeds.example': paths({
      '/burnt': feed('https://burnt.example/a', 'https://foreign.example/b'),
      '/moved': feed('https://moved-feed.example/a'),
    }),
    'closed-feeds.example': paths({
      '/robots.txt': says('User-agent: *\nDisallow: /', 'text/plain'),
      '/shy': feed('https://shy.example/a'),
    }),
    'foreign.example': paths({ '/b': page, '/robots.txt': says('User-agent: *\nDisallow: /private', 'text/plain') }),
    'based.example': paths({
      '/': says(`<html><head><base href="/news/">${alternate('all.rss')}</head></html>`),
      '/news/all.rss': feed('https://based.example/a'),
      '/a': page,
    }),
    'header.example': paths({
      '/': says('<html><p>Canal office</p></html>', 'text/html', {
        link: '</style.css>; rel=preload, </all.xml>; rel="alternate"; type="application/atom+xml"',
      }),
      '/all.xml': feed('https://header.example/a'),
      '/a': page,
    }),
    'ruled.example': paths({
      '/robots.txt': redirect('https://foreign.example/robots.txt'),
      '/': says(`<html>${alternate('/feed')}</html>`),
      '/feed': feed('https://ruled.example/a', 'https://ruled.example/private/b'),
      '/a': page,
      '/private/b': page,
    }),
    ...Object.fromEntries(
      Object.entries({
        'rules-inside': 'http://127.0.0.1/robots.txt',
        'rules-of-cloud': 'http://169.254.169.254/robots.txt',
        'rules-by-ftp': 'ftp://rules-by-ftp.example/robots.txt',
        'rules-nowhere': 'https://nowhere.example/robots.txt',
      }).map(([name, location]) => [
        `${name}.example`,
        paths({
          '/robots.txt': redirect(location),
          '/': says(`<html>${alternate('/feed')}</html>`),
          '/feed': feed(`https://${name}.example/a`),
          '/a': page,
        }),
      ]),
    ),
  });
  web = openGatherer(hosts);
});
afterAll(async () => {
  await web.close();
  await hosts.close();
});

test.each(['burnt', 'moved-feed', 'based', 'header', 'ruled'])('%s: its page is found, and no other', async (name) => {
  const { pages } = await web.gather({ domains: [`${name}.example`] });
  expect(pages.map(({ url }) => url)).toEqual([`https://${name}.example/a`]);
  expect(hosts.hits).not.toContain('foreign.example/b');
  expect(hosts.hits).not.toContain('ruled.example/private/b');
});

test.each(['shy', 'inward'])(
  '%s: a feed elsewhere is read only if its host lets it, and the guard too',
  async (name) => {
    expect((await web.gather({ domains: [`${name}.example`] })).pages).toEqual([]);
    expect(hosts.hits).not.toContain('closed-feeds.example/shy');
  },
);

test.each([
  ['rules-inside', 'has a robots.txt elsewhere, which resolves to a non-public address'],
  ['rules-of-cloud', 'has a robots.txt elsewhere, which resolves to a non-public address'],
  ['rules-by-ftp', 'has a robots.txt elsewhere, which is not an http or https address'],
  ['rules-nowhere', 'has a robots.txt elsewhere, which could not be resolved: its name is unknown'],
])('%s: nothing is read under rules that cannot be', async (name, words) => {
  const { pages, places } = await web.gather({ domains: [`${name}.example`] });
  expect(pages).toEqual([]);
  expect(places.map(({ reason }) => reason && describePlaceFault(reason))).toEqual([words]);
  const hits = hosts.hits.filter((hit) => hit.startsWith(name));
  expect(new Set(hits)).toEqual(new Set([`${name}.example/robots.txt`]));
});
