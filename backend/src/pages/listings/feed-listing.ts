import { inUtc } from '../dates/page-date';
import { cleanAddress } from '../page-address';
import { plainText } from '../plain-text';
import type { Feed, FeedEntry } from './feed-entry';
import { readJsonFeed } from './json-feed';
import type { ListedPage, Listing } from './listing';
import { descending } from './times';
import { readXmlFeed } from './xml-feed';

/** Newest entries kept per feed. */
const MAX_ENTRIES = 500;

const listedPageOfEntry = (entry: FeedEntry): ListedPage[] => {
  const { link, base, title, author, published, changed, source } = entry;
  const url = link === undefined ? null : cleanAddress(plainText(link), base);
  if (url === null) return [];
  return [
    {
      url,
      title: plainText(title),
      author: plainText(author),
      publishedAt: published,
      changedAt: inUtc(changed ?? published),
      ...(source !== undefined && { source: { name: plainText(source.name), url: source.url } }),
    },
  ];
};

const newestFirst = (a: ListedPage, b: ListedPage): number => descending(a.changedAt ?? '', b.changedAt ?? '');

/** RSS, RDF, Atom or JSON, as its text says. Null if it is not a feed. */
export const parseFeed = (text: string, address: string): Feed | null =>
  /^\s*\{/.test(text) ? readJsonFeed(text, address) : readXmlFeed(text, address);

/** The newest entries of a feed that link to a page. Null if the text is not a feed. */
export const readFeed = (text: string, address: string): Extract<Listing, { kind: 'feed' }> | null => {
  const feed = parseFeed(text, address);
  if (feed === null) return null;
  const pages = feed.entries.flatMap(listedPageOfEntry);
  return {
    kind: 'feed',
    title: plainText(feed.title),
    entries: pages.length > MAX_ENTRIES ? pages.sort(newestFirst).slice(0, MAX_ENTRIES) : pages,
  };
};
