import { XMLParser } from 'fast-xml-parser';
import { inUtc, parseDate, timeInAddress } from '../read/page-date';
import type { ListedPage, Listing } from './candidate';
import { cleanAddress } from './page-address';
import { plainText } from './plain-text';
import { mostPromisingFirst } from './promising-sitemaps';
import { descending } from './times';

/** Entities are not expanded; the few that occur in URLs and titles are decoded later. */
const parser = new XMLParser({
  processEntities: false,
  htmlEntities: false,
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'url' || name === 'sitemap',
});

/** Newest entries kept per sitemap: many list the oldest first. */
const maxEntries = 1000;
/** Sitemaps kept per index. */
const maxSitemaps = 50;

type Tree = { readonly [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const treesOf = (value: unknown): readonly Tree[] => (Array.isArray(value) ? value.filter(isTree) : []);
const textOf = (tree: Tree, name: string): string => (typeof tree[name] === 'string' ? plainText(tree[name]) : '');

const pageOf = (entry: Tree, address: string): ListedPage[] => {
  const url = cleanAddress(textOf(entry, 'loc'), address);
  if (url === null) return [];
  const news = isTree(entry.news) ? entry.news : undefined;
  const publishedAt = news === undefined ? null : parseDate(textOf(news, 'publication_date'));
  return [
    {
      url,
      title: news === undefined ? '' : textOf(news, 'title'),
      author: '',
      publishedAt,
      changedAt: inUtc(parseDate(textOf(entry, 'lastmod')) ?? publishedAt),
      ...(news !== undefined && { news: true }),
    },
  ];
};

const newestFirst = (a: ListedPage, b: ListedPage): number => descending(timeOf(a), timeOf(b));
const timeOf = ({ url, changedAt }: ListedPage): string => changedAt ?? timeInAddress(url) ?? '';

const newest = (entries: readonly ListedPage[]): readonly ListedPage[] =>
  entries.length > maxEntries ? [...entries].sort(newestFirst).slice(0, maxEntries) : entries;

const anAddress = /^https?:\/\/\S+$/i;

/** Plain-text sitemap, one URL per line. Null for any other text. */
export const readAddressList = (text: string): Extract<Listing, { kind: 'sitemap' }> | null => {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0 || !lines.every((line) => anAddress.test(line.trim()))) return null;
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

/** Parses sitemaps, sitemap indexes and news sitemaps. Null if the text is neither. */
export const readSitemap = (
  xml: string,
  address: string,
): Extract<Listing, { kind: 'sitemap' | 'sitemap-index' }> | null => {
  let tree: unknown;
  try {
    tree = parser.parse(xml.replace(/<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/i, ''));
  } catch {
    return null;
  }
  if (!isTree(tree)) return null;
  if ('sitemapindex' in tree) {
    const sitemaps = isTree(tree.sitemapindex) ? treesOf(tree.sitemapindex.sitemap) : [];
    return {
      kind: 'sitemap-index',
      sitemaps: mostPromisingFirst(
        sitemaps.flatMap((entry) => {
          const url = cleanAddress(textOf(entry, 'loc'), address);
          return url === null ? [] : [{ url, changedAt: inUtc(parseDate(textOf(entry, 'lastmod'))) }];
        }),
      ).slice(0, maxSitemaps),
    };
  }
  if (!('urlset' in tree)) return null;
  const entries = isTree(tree.urlset) ? treesOf(tree.urlset.url) : [];
  return { kind: 'sitemap', entries: newest(entries.flatMap((entry) => pageOf(entry, address))) };
};
