import { decodeText } from '#platform/fetch/decode-text';
import { gunzip, isGzip } from '#platform/fetch/gunzip';
import { addressKey, cleanAddress, refreshTarget, siteOf } from '../page-address';
import { plainText } from '../plain-text';
import { readFeed } from './feed-listing';
import type { ListedPage, Listing, ListingToRead } from './listing';
import { readAddressList, readSitemap } from './sitemap-listing';
import { resolveUrl } from './xml';

const maxUnzipped = 50 * 1024 * 1024;
const MAX_FEEDS = 5;
/** Pages link their feeds in the head. */
const headCharacters = 256 * 1024;
/** Visible feed links are often in the footer. */
const pageCharacters = 2 * 1024 * 1024;

const unzipped = ({ body }: ListingToRead): Uint8Array | null => (isGzip(body) ? gunzip(body, maxUnzipped) : body);

/** Text before the root element, where some sitemap generators put long comments. */
const BEFORE_ROOT = /^(?:\s+|<\?[^>]*>|<!--[\s\S]*?-->)+/;

const attribute = (tag: string, name: string): string => {
  const found = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i').exec(tag);
  return plainText(found?.[1] ?? found?.[2] ?? found?.[3]);
};

const isFeedLink = (tag: string): boolean =>
  /\balternate\b/i.test(attribute(tag, 'rel')) &&
  /(?:rss|atom|rdf|feed)\+?(?:xml|json)|application\/json/i.test(attribute(tag, 'type')) &&
  // Skip comment feeds and oEmbed or WordPress API links.
  !/comments|oembed|wp-json/i.test(`${attribute(tag, 'title')} ${attribute(tag, 'href')}`);

const SHOWN_AS_FEED = /(?:\.(?:rss|atom|rdf)|\/(?:rss|feed|atom)(?:\.xml)?\/?)(?:\?[^#]*)?$/i;

/** A page's feed links for programs, or else visible links that look like feeds. */
const feedsOf = (html: string): string[] => {
  const tags = html.slice(0, headCharacters).match(/<link\s(?:[^>"']|"[^"]{0,2000}"|'[^']{0,2000}'){1,2000}>/gi) ?? [];
  const linked = tags.filter(isFeedLink).map((tag) => attribute(tag, 'href'));
  const visible = () =>
    (html.slice(0, pageCharacters).match(/<a\s[^>]{1,1000}>/gi) ?? [])
      .map((tag) => attribute(tag, 'href'))
      .filter((href) => SHOWN_AS_FEED.test(href) && !/comments/i.test(href));
  return linked.length > 0 ? linked : visible();
};

/**
 * Feeds in a `Link` header, whose parameters are written like attributes: `<https://a.example/feed>; rel="alternate";
 * type="application/rss+xml"`.
 */
const feedsInHeader = (links: string): string[] =>
  [
    ...links
      .slice(0, headCharacters)
      .matchAll(/<([^<>]{1,2000})>((?:\s*;\s*[\w*-]{1,40}\s*(?:=\s*(?:"[^"]{0,500}"|[^\s";,]{0,500}))?){1,20})/g),
  ].flatMap(([, href = '', parameters = '']) =>
    isFeedLink(`${parameters.replaceAll(';', ' ')} href="${href}"`) && !/\banchor\s*=/i.test(parameters) ? [href] : [],
  );

const MAX_LINKS = 200;
const SHORTEST_ANCHOR = /<a\s([^>]{1,2000})>([^]{0,600}?)<\/a>/gi;

/** The other pages of its site that a page links to, once each, with the words of the link. */
const linksOf = (html: string, base: string, own: string): readonly ListedPage[] => {
  const site = siteOf(new URL(own));
  const found = new Map<string, ListedPage>();
  for (const [, attributes = '', words = ''] of html.slice(0, pageCharacters).matchAll(SHORTEST_ANCHOR)) {
    const url = cleanAddress(attribute(` ${attributes}`, 'href'), base);
    if (url === null || siteOf(new URL(url)) !== site) continue;
    const key = addressKey(url);
    if (key === addressKey(own) || found.has(key)) continue;
    const title = plainText(words).replace(/\s+/g, ' ').trim();
    found.set(key, { url, title, author: '', publishedAt: null, changedAt: null });
    if (found.size === MAX_LINKS) break;
  }
  return [...found.values()];
};

const htmlListing = (html: string, { url, links = '' }: ListingToRead): Listing => {
  const base =
    /<base\s[^>]{1,2100}>/i.exec(html.slice(0, headCharacters).replace(/<!--[^]*?(?:-->|$)/g, ''))?.[0] ?? '';
  const address = resolveUrl(attribute(base, 'href'), url);
  const inHeader = feedsInHeader(links).map((href) => cleanAddress(href, url));
  const metas = html.slice(0, headCharacters).match(/<meta\s[^>]{1,500}>/gi) ?? [];
  const refresh = metas.find((tag) => attribute(tag, 'http-equiv').toLowerCase() === 'refresh') ?? '';
  const leadsTo = refreshTarget(attribute(refresh, 'content'), address);
  const feeds = [...inHeader, ...feedsOf(html).map((href) => cleanAddress(href, address))].filter(
    (feed) => feed !== null,
  );
  const pages = linksOf(html, address, url);
  return {
    kind: 'page',
    feeds: [...new Set(feeds)].slice(0, MAX_FEEDS),
    ...(leadsTo !== null && { leadsTo }),
    ...(pages.length > 0 && { links: pages }),
  };
};

/** Detects what a body lists from its content, regardless of its URL and content type. */
export const readListing = (given: ListingToRead): Listing => {
  const bytes = unzipped(given);
  if (bytes === null) return { kind: 'none', reason: { kind: 'invalid_gzip' } };
  const text = decodeText(bytes, given.contentType);
  const start = text.slice(0, 2000);
  const rootAt = BEFORE_ROOT.exec(text)?.[0].length ?? 0;
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/i.test(text.slice(rootAt, rootAt + 2000))) {
    const sitemap = readSitemap(text, given.url);
    if (sitemap !== null) return sitemap;
  }
  if (!/^\s*<(?:!doctype html|html)/i.test(start)) {
    const feed = readFeed(text, given.url);
    if (feed !== null) return feed;
  }
  if (/<(?:html|head|body|!doctype html|link|meta)[\s>]/i.test(start)) return htmlListing(text, given);
  return readAddressList(text) ?? { kind: 'none', reason: { kind: 'no_listing' } };
};
