import { addressKey, cleanAddress, refreshTarget, siteOf } from '../discover/page-address';
import { plainText } from '../discover/plain-text';
import { articleBlocks } from './article-blocks';
import { articleOf } from './article-length';
import { parseDocument, type DomDocument, type DomElement } from './dom';
import { extentOf } from './extent';
import { fingerprintOf } from './fingerprint';
import { firstOf, metasOf, type Metas } from './metas';
import { pageAuthor } from './page-author';
import { pageTitle } from './page-title';
import { publicationDate } from './publication-date';
import type { PageToRead, Reading } from './read-page';
import { soft404In } from './soft-404';
import { readStructuredData } from './structured-data';
import { visiblePage, visibleText } from './visible-text';

/** An element's text with line breaks as spaces. */
const shownText = (element: DomElement): string =>
  visibleText(element, () => 0)
    .map(({ text }) => text)
    .join(' ');

/** The page's canonical URL if it is on the same site, with or without `www.`, but not the mobile version. */
const canonicalAddress = (document: DomDocument, metas: Metas, url: string): string => {
  const given = document.querySelector('link[rel~="canonical"]')?.getAttribute('href') ?? metas.get('og:url') ?? '';
  const clean = cleanAddress(given.trim(), url);
  if (clean === null) return url;
  const canonical = new URL(clean);
  const own = new URL(url);
  // Ignore a canonical URL that points to the home page from every page.
  const isHome = canonical.pathname === '/' && own.pathname !== '/';
  if (isHome || siteOf(canonical) !== siteOf(own)) return url;
  if (own.protocol === 'https:' && canonical.host === own.host) canonical.protocol = 'https:';
  return canonical.href;
};

/** Target of an immediate meta refresh, which old sites use instead of a redirect; null if it reloads the same page. */
const refreshAddress = (document: DomDocument, url: string): string | null => {
  const content = [...document.querySelectorAll('meta[http-equiv]')]
    .filter((meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'refresh' && meta.closest('noscript') === null)
    .map((meta) => meta.getAttribute('content') ?? '')
    .at(0);
  const next = refreshTarget(content ?? '', url);
  return next === null || addressKey(next) === addressKey(url) ? null : next;
};

const maxHeadings = 5;

/** The first name; without the slogan that some sites put after theirs, if another source has the name alone. */
const publisherName = (names: readonly string[]): string => {
  const [first = '', ...others] = names.filter((name) => name !== '');
  return others.find((other) => first.startsWith(other) && /^\s*[–—|:-]\s/.test(first.slice(other.length))) ?? first;
};

export const readHtml = (html: string, given: PageToRead): Reading => {
  const document = parseDocument(html);
  const { body } = document;
  if (body === null) return { kind: 'unreadable', reason: 'has no text' };
  const next = refreshAddress(document, given.url);
  if (next !== null) return { kind: 'unreadable', reason: 'only redirects to another page', leadsTo: next };
  const metas = metasOf(document);
  const data = readStructuredData(document, given.url);
  const url = canonicalAddress(document, metas, given.url);
  const host = new URL(url).hostname;
  const siteName = publisherName([firstOf(metas, 'og:site_name'), data.publisher, given.listed.publisher]);
  const browserTitle = plainText(document.querySelector('head > title, body > title')?.textContent);
  const headings = [...document.querySelectorAll('h1')].slice(0, maxHeadings).map(shownText);
  const title = pageTitle({
    shared: firstOf(metas, 'og:title', 'twitter:title', 'parsely-title'),
    headline: data.headline,
    listed: given.listed.title,
    browser: browserTitle,
    headings,
    siteNames: [siteName, data.publisher, given.listed.publisher, host, host.replace(/^www\./, '')],
  });
  const visible = visiblePage(body);
  const publishedAt = publicationDate({
    document,
    visible,
    metas,
    structured: data.datePublished,
    listed: given.listed.publishedAt,
    title,
    url,
    now: given.now,
  });
  const author = pageAuthor({ html, document, metas, structured: data.author, listed: given.listed.author });
  const { blocks, shortened } = articleOf(articleBlocks(document, visible));
  if (blocks.length === 0) return { kind: 'unreadable', reason: 'has no readable text' };
  const soft404 = soft404In([firstOf(metas, 'og:title'), browserTitle, ...headings], blocks);
  if (soft404 !== null) return { kind: 'unreadable', reason: soft404 };
  return {
    kind: 'read',
    page: {
      url,
      foundAt: given.foundAt,
      host,
      title: title === '' ? host : title,
      publisher: siteName === '' ? host : siteName,
      author,
      publishedAt,
      blocks,
      fingerprint: fingerprintOf(blocks),
      extent: shortened ? 'up to the limit' : extentOf({ html, visible: visible.blocks, blocks, free: data.free }),
    },
  };
};
