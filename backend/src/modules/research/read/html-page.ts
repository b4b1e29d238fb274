import { articleBlocks } from './article-blocks';
import { parseDocument, type DomDocument, type DomElement } from './dom';
import { fingerprintOf } from './fingerprint';
import { dayInAddress, firstPastDate } from './page-date';
import { pageTitle } from './page-title';
import type { PageToRead, Reading } from './read-page';
import { readStructuredData } from './structured-data';

const fold = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Contents of the page's meta elements by name; the first that says something counts. */
type Metas = ReadonlyMap<string, string>;

const metasOf = (document: DomDocument): Metas => {
  const metas = new Map<string, string>();
  for (const element of document.querySelectorAll('meta')) {
    const content = fold(element.getAttribute('content'));
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
  'dcterms.created',
  'dcterms.date',
  'citation_publication_date',
  'parsely-pub-date',
  'sailthru.date',
];

/** Dates of time elements, those that say they are the publication's first. */
const timesOf = (document: DomDocument): (string | null)[] => {
  const said = (time: DomElement): number => {
    if (time.getAttribute('itemprop') === 'datePublished') return 3;
    return /published|entry-date/.test(time.getAttribute('class') ?? '') || time.hasAttribute('pubdate') ? 2 : 1;
  };
  return [...document.querySelectorAll('time')]
    .filter((time) => time.hasAttribute('datetime'))
    .sort((a, b) => said(b) - said(a))
    .map((time) => time.getAttribute('datetime'));
};

/** The page's own idea of its address, where it stays on its host. */
const canonicalAddress = (document: DomDocument, metas: Metas, url: string): string => {
  const given = document.querySelector('link[rel~="canonical"]')?.getAttribute('href') ?? firstOf(metas, 'og:url');
  if (given === '' || !URL.canParse(given, url)) return url;
  const canonical = new URL(given, url);
  canonical.hash = '';
  const isHome = canonical.pathname === '/' && new URL(url).pathname !== '/';
  return canonical.host === new URL(url).host && canonical.protocol.startsWith('http') && !isHome
    ? canonical.href
    : url;
};

export const readHtml = (html: string, given: PageToRead): Reading => {
  const document = parseDocument(html);
  const { body } = document;
  if (body === null) return { kind: 'unreadable', reason: 'has no text' };
  const metas = metasOf(document);
  const data = readStructuredData(document);
  const url = canonicalAddress(document, metas, given.url);
  const host = new URL(url).hostname;
  const siteName = firstOf(metas, 'og:site_name') || data.publisher || given.listed.publisher;
  const headings = document.querySelectorAll('h1');
  const title = pageTitle({
    candidates: [
      firstOf(metas, 'og:title', 'twitter:title'),
      data.headline,
      given.listed.title,
      fold(document.querySelector('title')?.textContent),
    ],
    heading: headings.length === 1 ? fold(headings[0]?.textContent) : '',
    siteNames: [siteName, data.publisher, given.listed.publisher, host, host.replace(/^www\./, '')],
  });
  const publishedAt = firstPastDate(
    [
      data.datePublished,
      ...dateNames.map((name) => metas.get(name)),
      ...timesOf(document),
      given.listed.publishedAt,
      dayInAddress(url),
    ],
    given.now,
  );
  const author = data.author || firstOf(metas, 'author', 'article:author', 'dc.creator') || given.listed.author;
  const blocks = articleBlocks(document, body);
  if (blocks.length === 0) return { kind: 'unreadable', reason: 'has no text that could be read' };
  return {
    kind: 'read',
    page: {
      url,
      foundAt: given.foundAt,
      host,
      title: title === '' ? host : title,
      publisher: siteName === '' ? host : siteName,
      author: /^https?:/.test(author) ? '' : author,
      publishedAt,
      blocks,
      fingerprint: fingerprintOf(blocks),
    },
  };
};
