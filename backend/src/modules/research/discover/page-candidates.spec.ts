import type { ListedPage } from '#pages/listings/listing';
import { addressKey } from '#pages/page-address';
import { candidatesOf, pagesToRead, mergedByAddress, type CandidatePage } from './page-candidates';

const listed = (url: string, more: Partial<ListedPage> = {}): ListedPage => ({
  url,
  title: '',
  author: '',
  publishedAt: null,
  changedAt: null,
  ...more,
});
const candidate = (url: string, more: Partial<CandidatePage> = {}): CandidatePage => ({
  url,
  key: addressKey(url),
  title: '',
  publisher: '',
  author: '',
  publishedAt: null,
  newestAt: null,
  via: 'sitemap',
  ...more,
});
const now = new Date('2026-03-01T00:00:00Z');
const of = (entries: readonly ListedPage[]) =>
  candidatesOf(entries, { via: 'sitemap', publisher: '', allows: (host) => host === 'a.example', now }).map(
    ({ url }) => url,
  );

test('skips the home page, files, other hosts and pages dated in the future', () =>
  expect(
    of([
      listed('https://a.example/'),
      listed('https://a.example/logo.png'),
      listed('https://b.example/x'),
      listed('https://a.example/later', { publishedAt: '2026-03-02T00:00:00.000Z' }),
      listed('https://a.example/x'),
    ]),
  ).toEqual(['https://a.example/x']));

test('a feed whose newest dates are hours ahead of UTC gives local times, and none in the future', () => {
  const entries = ['2026-03-01T07:58:00.000Z', '2026-02-27T22:00:00.000Z', '2026-02-26T09:00:00.000+01:00'];
  const found = candidatesOf(
    entries.map((publishedAt, index) => listed(`https://a.example/${index}`, { publishedAt })),
    { via: 'feed', publisher: '', allows: () => true, now },
  );
  expect(found.map(({ publishedAt }) => publishedAt)).toEqual([
    '2026-03-01T07:58:00.000+08:00',
    '2026-02-27T22:00:00.000+08:00',
    '2026-02-26T09:00:00.000+01:00',
  ]);
  expect(found.map(({ newestAt }) => newestAt)).toEqual([
    '2026-02-28T23:58:00.000Z',
    '2026-02-27T14:00:00.000Z',
    '2026-02-26T08:00:00.000Z',
  ]);
});

test('skips index pages listed in a sitemap', () =>
  expect(
    of(
      [
        'tag/steel/',
        'author/jane',
        'en/tags/a',
        'news/page/12/',
        'archive',
        'news/tag/you-are-it',
        'authors-guild-sues',
      ].map((path) => listed(`https://a.example/${path}`)),
    ),
  ).toEqual(['https://a.example/news/tag/you-are-it', 'https://a.example/authors-guild-sues']));

test('merges a page found in several listings', () =>
  expect(
    mergedByAddress([
      candidate('https://a.example/x', { newestAt: '2026-01-09T00:00:00.000Z' }),
      candidate('https://a.example/x/', {
        title: 'X',
        publisher: 'A',
        publishedAt: '2026-01-02T00:00:00.000Z',
        newestAt: '2026-01-02T00:00:00.000Z',
        via: 'feed',
      }),
      candidate('https://a.example/y', { newestAt: '2026-01-05T00:00:00.000Z' }),
    ]).map(({ url, title, publisher, newestAt }) => [url, title, publisher, newestAt]),
  ).toEqual([
    ['https://a.example/y', '', '', '2026-01-05T00:00:00.000Z'],
    ['https://a.example/x', 'X', 'A', '2026-01-02T00:00:00.000Z'],
  ]));

test('known pages do not displace new ones, and hosts alternate', () => {
  const pages = [
    ...Array.from({ length: 5 }, (_, n) => candidate(`https://a.example/${n}`)),
    candidate('https://b.example/0'),
    candidate('https://a.example/known'),
  ];
  const picked = pagesToRead(pages, { isKnown: ({ url }) => url.endsWith('known'), perHost: 3, inAll: 3 });
  expect(picked.map(({ url }) => new URL(url).host + new URL(url).pathname)).toEqual([
    'a.example/0',
    'b.example/0',
    'a.example/1',
    'a.example/known',
  ]);
});

test('search results come before recent pages', () => {
  const pages = mergedByAddress([
    candidate('https://a.example/new', { newestAt: '2026-02-01T00:00:00.000Z' }),
    candidate('https://a.example/found', { newestAt: '2026-01-01T00:00:00.000Z', via: 'feed' }),
    candidate('https://a.example/found', { via: 'federal-register' }),
  ]);
  const picked = pagesToRead(pages, { isKnown: () => false, perHost: 1, inAll: 9 });
  expect(picked.map(({ url }) => url)).toEqual(['https://a.example/found']);
});
