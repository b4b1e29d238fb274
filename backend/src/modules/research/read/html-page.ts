import { addressKey, cleanAddress, refreshTarget, siteOf } from '../discover/page-address';
import { plainText } from '../discover/plain-text';
import { articleBlocks } from './article-blocks';
import { articleOf } from './article-length';
import { parseDocument, type DomDocument, type DomElement } from './dom';
import { fingerprintOf } from './fingerprint';
import { normaliseText } from './normalise-text';
import { dayInAddress, firstPastDate } from './page-date';
import { pageTitle } from './page-title';
import type { PageToRead, Reading } from './read-page';
import { soft404In } from './soft-404';
import { readStructuredData } from './structured-data';
import { visibleText } from './visible-text';

/** A page's meta elements by name; the first non-empty value counts. */
type Metas = ReadonlyMap<string, string>;

const metasOf = (document: DomDocument): Metas => {
  const metas = new Map<string, string>();
  for (const element of document.querySelectorAll('meta')) {
    // Often double-escaped, so entities remain after parsing.
    const content = plainText(element.getAttribute('content'));
    for (const attribute of ['property', 'name', 'itemprop']) {
      const name = element.getAttribute(attribute)?.toLowerCase() ?? '';
      if (name !== '' && content !== '' && !metas.has(name)) metas.set(name, content);
    }
  }
  return metas;
};

const firstOf = (metas: Metas, ...names: readonly string[]): string =>
  names.map((name) => metas.get(name)).find(Boolean) ?? '';

const dateNames = [
  'article:published_time',
  'og:article:published_time',
  'datepublished',
  'date',
  'pubdate',
  'publishdate',
  'publish-date',
  'dc.date',
  'dc.date.issued',
  'dc.date.created',
  'dc.created',
  'dcterms.issued',
  'dcterms.created',
  'dcterms.date',
  'citation_publication_date',
  'citation_date',
  'publication_date',
  'publisheddate',
  'article:published',
  'originalpublicationdate',
  'cxenseparse:recs:publishtime',
  'parsely-pub-date',
  'sailthru.date',
];

/** Class names that sites use for the element with a page's date. */
const namedDates = [
  'date',
  'published',
  'publish-date',
  'published-date',
  'post-date',
  'posted-on',
  'pubdate',
  'dateline',
  'timestamp',
]
  .map((name) => `.${name}`)
  .join(', ');

const authorNames = ['author', 'article:author', 'dc.creator', 'dcterms.creator', 'parsely-author'];

/** An element's text with line breaks as spaces. */
const shownText = (element: DomElement): string =>
  visibleText(element, () => 0)
    .map(({ text }) => text)
    .join(' ');

/** Outside the article: dates of teasers or comments, or today's date. */
const isBeside = (element: DomElement): boolean => element.closest('aside, nav, footer, #comments, .comments') !== null;

/** Dates of time elements: publication dates first, modification dates last. */
const timesOf = (document: DomDocument): (string | null)[] => {
  const said = (time: DomElement): number => {
    const itemprop = time.getAttribute('itemprop');
    const named = time.getAttribute('class') ?? '';
    if (itemprop === 'datePublished') return 3;
    if (/published|entry-date/.test(named) || time.hasAttribute('pubdate')) return 2;
    return itemprop === 'dateModified' || /updated|modified/.test(named) ? 0 : 1;
  };
  return [...document.querySelectorAll('time')]
    .filter((time) => !isBeside(time))
    .sort((a, b) => said(b) - said(a))
    .map((time) => time.getAttribute('datetime') ?? shownDate(time));
};

/** Dates written in words; numeric ones are ambiguous. */
const dateInWords = /\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?, \d{4}|\d{1,2}\.? \p{L}{3,12}\.? \d{4}/u;

const shownDate = (element: DomElement): string | null =>
  dateInWords.exec(normaliseText((element.textContent ?? '').slice(0, 200)))?.[0] ?? null;

const maxShownDates = 2;

/** The date shown on the page; null if there are several, since they may belong to other articles. */
const dateForReaders = (document: DomDocument): string | null => {
  const dates = [...document.querySelectorAll(namedDates)]
    .filter((element) => !isBeside(element))
    .flatMap((element) => shownDate(element) ?? []);
  return new Set(dates).size <= maxShownDates ? (dates[0] ?? null) : null;
};

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
  const siteName = firstOf(metas, 'og:site_name') || data.publisher || given.listed.publisher;
  const browserTitle = plainText(document.querySelector('head > title, body > title')?.textContent);
  const headings = document.querySelectorAll('h1');
  const [only] = headings;
  const heading = only !== undefined && headings.length === 1 ? shownText(only) : '';
  const title = pageTitle({
    candidates: [firstOf(metas, 'og:title', 'twitter:title'), data.headline, given.listed.title, browserTitle],
    heading,
    siteNames: [siteName, data.publisher, given.listed.publisher, host, host.replace(/^www\./, '')],
  });
  const publishedAt = firstPastDate(
    [
      data.datePublished,
      ...dateNames.map((name) => metas.get(name)),
      ...timesOf(document),
      given.listed.publishedAt,
      dateForReaders(document),
      dayInAddress(url),
    ],
    given.now,
  );
  const author =
    [data.author, ...authorNames.map((name) => metas.get(name) ?? ''), given.listed.author].find(
      (name) => name !== '' && !/^https?:/.test(name),
    ) ?? '';
  const { blocks, shortened } = articleOf(articleBlocks(document, body));
  if (blocks.length === 0) return { kind: 'unreadable', reason: 'has no readable text' };
  const soft404 = soft404In([firstOf(metas, 'og:title'), browserTitle, heading], blocks);
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
      shortened,
    },
  };
};
