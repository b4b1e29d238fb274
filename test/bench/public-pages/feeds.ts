import { inUtc } from '#pages/dates/page-date';
import { parseFeed } from '#pages/listings/feed-listing';
import { readListing } from '#pages/listings/read-listing';
import { cleanAddress } from '#pages/page-address';
import { plainText } from '#pages/plain-text';
import { decodeText } from '#platform/fetch/decode-text';
import type { FeedClaim, FeedFile } from './feed-files';

/** Where the tests' own server has the feeds. */
const at = 'http://127.0.0.1:8097/';

/** What the product reads of the claims' subjects. Entries without a link count here, though no run could read them. */
const readClaims = ({ bytes, contentType }: FeedFile): Readonly<Record<FeedClaim['of'], readonly string[]>> => {
  const feed = parseFeed(decodeText(bytes, contentType), at);
  const [entry] = feed?.entries ?? [];
  const link = entry?.link === undefined ? null : cleanAddress(plainText(entry.link), entry.base);
  const dates = [entry?.published, entry?.changed].map((date) => inUtc(date ?? null));
  return {
    'feed title': [plainText(feed?.title ?? '')],
    title: [plainText(entry?.title ?? '')],
    link: [link ?? ''],
    date: dates.map((date) => date?.replace(/\.\d+Z$/, 'Z') ?? ''),
  };
};

/** Titles are compared as text, since the product keeps no markup in them, and links as absolute. */
const expected = ({ of, value }: FeedClaim): string => {
  if (of === 'date') return value;
  return of === 'link' ? (cleanAddress(value, at) ?? '') : plainText(value);
};

const isRead = ({ bytes, contentType }: FeedFile): boolean =>
  readListing({ url: at, contentType, body: bytes }).kind === 'feed';

/** How many are read as feeds, and how many of the claims about titles, links and dates are right. */
export const scoreFeeds = (files: readonly FeedFile[]) => {
  const judged = files.flatMap((file) => {
    const read = readClaims(file);
    return file.claims.map((claim) => read[claim.of].includes(expected(claim)));
  });
  return {
    feeds: files.length,
    read: files.filter(isRead).length,
    claims: judged.length,
    right: judged.filter(Boolean).length,
  };
};
