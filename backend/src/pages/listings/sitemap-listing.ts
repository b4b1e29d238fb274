import { inUtc, parseDate, timeInAddress } from '../dates/page-date';
import { cleanAddress } from '../page-address';
import { plainText } from '../plain-text';
import type { ListedPage, Listing } from './listing';
import { mostPromisingFirst } from './promising-sitemaps';
import { descending } from './times';
import {
  elementsWithName,
  itemFields,
  localName,
  parseXml,
  textOfElement,
  wholeOnes,
  type Fields,
  type XmlElement,
} from './xml';

/** Newest entries kept per sitemap: many list the oldest first. */
const MAX_ENTRIES = 1000;
/** Sitemaps kept per index. */
const MAX_SITEMAPS = 50;

const textIn = (fields: Fields, name: string): string => {
  const [element] = fields.get(name) ?? [];
  return element === undefined ? '' : plainText(textOfElement(element));
};

const listedPageOfEntry = (entry: XmlElement, address: string): ListedPage[] => {
  const fields = itemFields(entry);
  const url = cleanAddress(textIn(fields, 'loc'), address);
  if (url === null) return [];
  const [element] = fields.get('news') ?? [];
  const news = element === undefined ? undefined : itemFields(element);
  const publishedAt = news === undefined ? null : parseDate(textIn(news, 'publication_date'));
  return [
    {
      url,
      title: news === undefined ? '' : textIn(news, 'title'),
      author: '',
      publishedAt,
      changedAt: inUtc(parseDate(textIn(fields, 'lastmod')) ?? publishedAt),
      ...(news !== undefined && { news: true }),
    },
  ];
};

const newestFirst = (a: ListedPage, b: ListedPage): number =>
  descending(changedOrAddressTime(a), changedOrAddressTime(b));
const changedOrAddressTime = ({ url, changedAt }: ListedPage): string => changedAt ?? timeInAddress(url) ?? '';

const newest = (entries: readonly ListedPage[]): readonly ListedPage[] =>
  entries.length > MAX_ENTRIES ? [...entries].sort(newestFirst).slice(0, MAX_ENTRIES) : entries;

const AN_ADDRESS = /^https?:\/\/\S+$/i;

/** Plain-text sitemap, one URL per line. Null for any other text. */
export const readAddressList = (text: string): Extract<Listing, { kind: 'sitemap' }> | null => {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0 || !lines.every((line) => AN_ADDRESS.test(line.trim()))) return null;
  return {
    kind: 'sitemap',
    entries: newest(
      lines.flatMap((line): ListedPage[] => {
        const url = cleanAddress(line.trim());
        return url === null ? [] : [{ url, title: '', author: '', publishedAt: null, changedAt: null }];
      }),
    ),
  };
};

const ROOTS = new Set(['urlset', 'sitemapindex']);

/** Parses sitemaps, sitemap indexes and news sitemaps. Null if the text is neither. */
export const readSitemap = (
  xml: string,
  address: string,
): Extract<Listing, { kind: 'sitemap' | 'sitemap_index' }> | null => {
  const [root] = elementsWithName(parseXml(xml), ROOTS, 1);
  if (root === undefined) return null;
  if (localName(root) === 'urlset') {
    const entries = wholeOnes(elementsWithName(root.children, new Set(['url'])), xml);
    return { kind: 'sitemap', entries: newest(entries.flatMap((entry) => listedPageOfEntry(entry, address))) };
  }
  const sitemaps = elementsWithName(root.children, new Set(['sitemap'])).flatMap((entry) => {
    const fields = itemFields(entry);
    const url = cleanAddress(textIn(fields, 'loc'), address);
    return url === null ? [] : [{ url, changedAt: inUtc(parseDate(textIn(fields, 'lastmod'))) }];
  });
  return { kind: 'sitemap_index', sitemaps: mostPromisingFirst(sitemaps).slice(0, MAX_SITEMAPS) };
};
