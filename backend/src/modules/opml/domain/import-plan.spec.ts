import { importPlanOf } from './import-plan';
import type { Outline } from './opml';

const outline = (changes: Partial<Outline>): Outline => ({
  line: 1,
  text: 'A',
  folder: null,
  folderDescription: '',
  description: '',
  address: 'https://a.org/feed',
  feed: changes.address ?? 'https://a.org/feed',
  isList: false,
  tracker: null,
  ...changes,
});
const plan = (...outlines: Outline[]) =>
  importPlanOf({ title: 'Ann’s feeds', outlines, left: 0 }, { domains: 500, nameLength: 100 });

test('a folder becomes a Source Set of the hosts in it, loose feeds one named after the file', () => {
  const { sets } = plan(
    outline({ line: 3, folder: 'Trade', folderDescription: 'Official', address: 'https://www.USTR.gov/rss' }),
    outline({ line: 4, text: '' }),
  );
  expect(sets).toEqual([
    { name: 'Trade', description: 'Official', domains: [{ line: 3, text: 'A', host: 'www.ustr.gov', after: null }] },
    { name: 'Ann’s feeds', description: '', domains: [{ line: 4, text: 'a.org', host: 'a.org', after: null }] },
  ]);
});

test.each([
  [{ address: null }, 'It has no address'],
  [{ address: '&xxe;' }, 'Invalid domain format'],
  [{ address: 'http://localhost/feed' }, 'Invalid domain format'],
  [{ address: 'http://127.0.0.1/feed' }, 'Invalid domain format'],
  [{ isList: true }, 'Lists on other sites are not fetched'],
])('%p is left out: %s', (changes, reason) =>
  expect(plan(outline(changes))).toEqual({ sets: [], trackers: [], leftOut: [{ line: 1, text: 'A', reason }] }),
);

test.each(['feed://news.a.org/rss', 'feed:https://news.a.org/rss', 'FEED:news.a.org', 'http://news.a.org'])(
  '%s is an address of a feed',
  (address) => expect(plan(outline({ address })).sets[0]?.domains[0]?.host).toBe('news.a.org'),
);

test('further feeds of a host name the line that has it first, and whether they are the same', () => {
  const channel = (line: number, id: string, address = `https://www.videos.example/channel/${id}`) =>
    outline({ line, address, feed: `https://www.videos.example/feeds/videos.xml?channel_id=${id}` });
  const { sets } = plan(channel(3, 'UCa'), channel(4, 'UCb'), channel(5, 'UCa', 'https://www.videos.example/@a'));
  expect(sets[0]?.domains.map(({ line, after }) => [line, after])).toEqual([
    [3, null],
    [4, { line: 3, isSameFeed: false }],
    [5, { line: 3, isSameFeed: true }],
  ]);
});

test('a feed is the same by whichever scheme, and in another folder its host is the first of another set', () => {
  const { sets } = plan(
    outline({ line: 1, folder: 'A', address: 'feed://a.org/rss' }),
    outline({ line: 2, folder: 'A', address: 'https://a.org/rss/' }),
    outline({ line: 3, folder: 'B', address: 'https://a.org/sport' }),
  );
  expect(sets.map(({ domains }) => domains.map(({ after }) => after))).toEqual([
    [null, { line: 1, isSameFeed: true }],
    [null],
  ]);
});

test('a host may have an underscore', () =>
  expect(plan(outline({ address: 'https://city_hall.a.org/' })).sets[0]?.domains[0]?.host).toBe('city_hall.a.org'));

test('trackers of this product become trackers', () => {
  const tracker = { frequency: 'week', domains: ['ustr.gov'], documents: [], editor: null };
  expect(plan(outline({ line: 9, text: 'Steel tariffs', tracker })).trackers).toEqual([
    { line: 9, description: 'Steel tariffs', ...tracker },
  ]);
});

test('a folder with more hosts than a set may have becomes several', () => {
  const many = Array.from({ length: 600 }, (_none, index) =>
    outline({ line: index, folder: 'x'.repeat(200), address: `https://h${index}.org` }),
  );
  const { sets } = plan(...many, outline({ line: 700, folder: 'x'.repeat(200), address: 'https://h0.org' }));
  expect(sets.map(({ name, domains }) => [name.length, name.slice(-5), domains.length])).toEqual([
    [100, 'xxxx…', 501],
    [100, '… (2)', 100],
  ]);
});
