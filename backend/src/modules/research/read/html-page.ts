import { articleBlocks } from './article-blocks';
import { parseDocument, type DomDocument } from './dom';
import { fingerprintOf } from './fingerprint';
import { firstPastDate } from './page-date';
import { pageTitle } from './page-title';
import type { PageToRead, Reading } from './read-page';
import { readStructuredData } from './structured-data';

const fold = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

const metaContent = (document: DomDocument, ...names: readonly string[]): string => {
  for (const name of names) {
    const content = document
      .querySelector(`meta[property="${name}"], meta[name="${name}"], meta[itemprop="${name}"]`)
      ?.getAttribute('content');
    if (fold(content) !== '') return fold(content);
  }
  return '';
};

const dateNames = [
  'article:published_time',
  'og:article:published_time',
  'datePublished',
  'date',
  'pubdate',
  'publishdate',
  'publish-date',
  'dc.date',
  'DC.date.issued',
  'dcterms.created',
  'dcterms.date',
  'citation_publication_date',
  'parsely-pub-date',
  'sailthru.date',
];

const timeElements = (document: DomDocument): (string | null)[] =>
  [
    'time[itemprop="datePublished"]',
    'time.published, time.entry-date, time[pubdate]',
    'article time[datetime]',
    'time[datetime]',
  ].map((selector) => document.querySelector(selector)?.getAttribute('datetime') ?? null);

/** The page's own idea of its address, where it stays on its host. */
const canonicalAddress = (document: DomDocument, url: string): string => {
  const given =
    document.querySelector('link[rel~="canonical"]')?.getAttribute('href') ?? metaContent(document, 'og:url');
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
  const data = readStructuredData(document);
  const url = canonicalAddress(document, given.url);
  const host = new URL(url).hostname;
  const siteName = metaContent(document, 'og:site_name') || data.publisher || given.listed.publisher;
  const headings = document.querySelectorAll('h1');
  const title = pageTitle({
    candidates: [
      metaContent(document, 'og:title', 'twitter:title'),
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
      ...dateNames.map((name) => metaContent(document, name)),
      ...timeElements(document),
      given.listed.publishedAt,
    ],
    given.now,
  );
  const author = data.author || metaContent(document, 'author', 'article:author', 'dc.creator') || given.listed.author;
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
      fingerprint: fingerprintOf(title, blocks),
    },
  };
};
