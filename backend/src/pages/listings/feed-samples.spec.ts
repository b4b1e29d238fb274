import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inUtc } from '../dates/page-date';
import type { ListedPage, Listing } from './listing';
import { readListing } from './read-listing';

interface Sample {
  readonly file: string;
  /** The expectation as the original test suite writes it, e.g. `not bozo and feed['title'] == 'found'`. */
  readonly expect?: string;
  readonly expected_file?: string;
}

const folder = path.resolve('test/corpus/documents/feeds');
const { feeds } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { feeds: readonly Sample[] };

const read = (file: string): Listing =>
  readListing({ url: 'https://feeds.example/feed', contentType: '', body: readFileSync(path.join(folder, file)) });

type Feed = Extract<Listing, { kind: 'feed' }>;
const feedOf = (file: string): Feed => {
  const listing = read(file);
  if (listing.kind !== 'feed') throw new Error(`${file} is read as ${listing.kind}`);
  return listing;
};

/** Samples that cannot be read, each with the reason. */
const notRead: Readonly<Record<string, string>> = {
  'rp-unrecognized.rss': 'it is a page that says "Object Moved"',
  'fp-illformed-rss_empty_document.xml': 'it is empty',
};

/** Read with wrong characters: they do not declare their encoding, and it is not guessed. */
const unsaidEncoding = /^fp-illformed-chardet-/;

const plain = (text: string): string =>
  text
    .replace(/&#13;/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

test('reads 72 of 74 samples; the others have a known reason', () => {
  expect(feeds).toHaveLength(74);
  expect(
    feeds
      .filter(({ file }) => read(file).kind !== 'feed')
      .map(({ file }) => file)
      .sort(),
  ).toEqual(Object.keys(notRead).sort());
});

const stated = feeds
  .flatMap(({ file, expect: words }) =>
    [...(words ?? '').matchAll(/(entries\[0\]|feed)(?:\['(title|link)'\]|\.(title|link)) == '([^']*)'/g)].map(
      ([, where, quoted, dotted, value]) => [file, where ?? '', quoted ?? dotted ?? '', value ?? ''] as const,
    ),
  )
  .filter(([, where, field]) => !(where === 'feed' && field === 'link'));

test.each(stated)('%s: %s %s is %j', (file, where, field, value) => {
  const feed = feedOf(file);
  const got = where === 'feed' ? feed.title : field === 'title' ? feed.entries[0]?.title : feed.entries[0]?.url;
  // One entry has a title but no link, so it cannot be read.
  if (got === undefined)
    expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(/<item[\s\S]*<link>|<rss:item[\s\S]*<rss:link>/);
  else expect(got).toBe(value);
});

interface RssParserItem {
  readonly title?: string;
  readonly link?: string;
  readonly pubDate?: string;
  readonly isoDate?: string;
}

/** One sample has Portuguese month names, which the reference library cannot parse. */
const dateOf = ({ isoDate, pubDate = '' }: RssParserItem): string | null => {
  const text = isoDate ?? pubDate.replace(' Set ', ' Sep ');
  return text === '' ? null : new Date(text).toISOString();
};

const withFiles = feeds.filter(
  ({ file, expected_file: expected }) => file.startsWith('rp-') && expected !== undefined && expected !== null,
);

test.each(withFiles.map(({ file, expected_file: expected }) => [file, expected ?? ''] as const))(
  '%s gives the entries of %s',
  (file, expected) => {
    const { feed } = JSON.parse(readFileSync(path.join(folder, expected), 'utf8')) as {
      feed: { items: readonly RssParserItem[] };
    };
    const linked = feed.items.filter(({ link }) => link !== undefined && link !== '');
    const entries: readonly ListedPage[] = feedOf(file).entries;
    const titles = linked.map(({ title = '' }) => plain(title));
    // One expectation was generated with broken ISO-8859-1 decoding; compare the intact characters only.
    const readable = titles.join().includes('\ufffd')
      ? (title: string) => title.replace(/[^!-~]/g, '')
      : (title: string) => title;
    expect(entries.map(({ title }) => readable(title))).toEqual(titles.map(readable));
    expect(entries.map(({ publishedAt }) => inUtc(publishedAt))).toEqual(linked.map(dateOf));
  },
);

test('an undeclared encoding garbles characters but does not lose the feed', () => {
  for (const { file } of feeds.filter(({ file }) => unsaidEncoding.test(file))) expect(read(file).kind).toBe('feed');
});
