import { articleOf } from '../article-length';
import { publicationDate } from '../dates/publication-date';
import { displayHost } from '../display-host';
import { extentOf } from '../extent';
import { isHome } from '../home-address';
import { addressKey, cleanAddress, refreshTarget, siteOf } from '../page-address';
import { plainText } from '../plain-text';
import { withoutPrintHyphens } from '../print-hyphens';
import type { PageToRead, PageReading } from '../read-page';
import { fingerprintOf } from '../text-page';
import { articleBlocks } from './article-blocks';
import { parseDocument, type DomElement } from './dom';
import { homeInPlaceOf, translationsIn } from './home-page';
import { withoutLost } from './left-out';
import { firstOf, metasOf, type Metas } from './metas';
import { pageAuthor } from './page-author';
import { hasWord, isElementWithin, pageElements, type PageElements } from './page-elements';
import { pageImages } from './page-images';
import { pageStyles } from './page-styles';
import { pageTitle } from './page-title';
import { soft404In } from './soft-404';
import { readStructuredData } from './structured-data';
import { visiblePage, visibleText } from './visible-text';
import { worksOf } from './works';

/** An element's text with line breaks as spaces. */
const shownText = (element: DomElement): string =>
  withoutLost(
    visibleText(element, () => 0)
      .map(({ text }) => text)
      .join(' '),
  );

/** The canonical address as the page gives it. */
const givenAddress = ({ tagged }: PageElements, metas: Metas, url: string): string | null => {
  const link = tagged('LINK').find((each) => hasWord(each.getAttribute('rel')?.toLowerCase() ?? null, 'canonical'));
  return cleanAddress((link?.getAttribute('href') ?? metas.get('og:url') ?? '').trim(), url);
};

/** The page's canonical URL if it is on the same site, with or without `www.`, but not the mobile version. */
const canonicalAddress = (clean: string | null, url: string): string => {
  if (clean === null) return url;
  const canonical = new URL(clean);
  const own = new URL(url);
  // Ignore a canonical URL that points to the home page from every page.
  if ((isHome(clean) && !isHome(url)) || siteOf(canonical) !== siteOf(own)) return url;
  if (own.protocol === 'https:' && canonical.host === own.host) canonical.protocol = 'https:';
  return canonical.href;
};

/** Target of an immediate meta refresh, which old sites use instead of a redirect; null if it reloads the same page. */
const refreshAddress = ({ tagged }: PageElements, url: string): string | null => {
  const refresh = tagged('META').find(
    (meta) =>
      meta.getAttribute('http-equiv')?.toLowerCase() === 'refresh' &&
      !isElementWithin(meta, ({ tagName }) => tagName === 'NOSCRIPT'),
  );
  const next = refreshTarget(refresh?.getAttribute('content') ?? '', url);
  return next === null || addressKey(next) === addressKey(url) ? null : next;
};

/** The browser's title; others are those of drawings. */
const titleElement = ({ tagged }: PageElements): DomElement | undefined =>
  tagged('TITLE').find(({ parentElement }) => parentElement?.tagName === 'HEAD' || parentElement?.tagName === 'BODY');

const MAX_HEADINGS = 5;

/** A domain that serves as a name as people write it. */
const inOwnLetters = (name: string): string => (/^[a-z0-9.-]*xn--[a-z0-9.-]+$/.test(name) ? displayHost(name) : name);

/** The first name; without the slogan that some sites put after theirs, if another source has the name alone. */
const publisherName = (names: readonly string[]): string => {
  const [first = '', ...others] = names.filter((name) => name !== '');
  return others.find((other) => first.startsWith(other) && /^\s*[–—|:-]\s/.test(first.slice(other.length))) ?? first;
};

export const readHtml = (html: string, given: PageToRead): PageReading => {
  const document = parseDocument(html);
  const { body } = document;
  if (body === null) return { kind: 'unreadable', reason: { kind: 'no_text' } };
  const elements = pageElements(document);
  const next = refreshAddress(elements, given.url);
  if (next !== null) return { kind: 'unreadable', reason: { kind: 'only_redirects' }, leadsTo: next };
  const metas = metasOf(elements);
  const data = readStructuredData(elements, given.url);
  const canonical = givenAddress(elements, metas, given.url);
  const url = canonicalAddress(canonical, given.url);
  const host = new URL(url).hostname;
  const siteName = publisherName(
    [firstOf(metas, 'og:site_name'), data.publisher, given.listed.publisher].map(inOwnLetters),
  );
  const browserTitle = plainText(titleElement(elements)?.textContent);
  const headings = elements.tagged('H1').slice(0, MAX_HEADINGS).map(shownText);
  const title = pageTitle({
    shared: firstOf(metas, 'og:title', 'twitter:title', 'parsely-title'),
    headline: data.headline,
    listed: given.listed.title,
    browser: browserTitle,
    headings,
    siteNames: [siteName, data.publisher, given.listed.publisher, host, host.replace(/^www\./, '')],
  });
  const home = homeInPlaceOf({
    url: given.url,
    foundAt: given.foundAt,
    canonical,
    translations: translationsIn(elements, given.url),
    listed: given.listed.title,
    titles: [firstOf(metas, 'og:title'), data.headline, browserTitle, ...headings],
    isArticle: firstOf(metas, 'og:type') === 'article' || firstOf(metas, 'article:published_time') !== '',
  });
  if (home !== null) return { kind: 'unreadable', reason: home };
  const visible = visiblePage(body, pageStyles(document, body, elements));
  const publishedAt = publicationDate({
    elements,
    visible,
    metas,
    structured: data.datePublished,
    listed: given.listed.publishedAt,
    title,
    url,
    now: given.now,
  });
  const author = pageAuthor({ html, document, metas, structured: data.author, listed: given.listed.author });
  const works = worksOf(elements, metas);
  const images = pageImages(elements, metas, given.url);
  const { blocks, shortened } = articleOf(withoutPrintHyphens(articleBlocks(document, visible)));
  if (blocks.length === 0) return { kind: 'unreadable', reason: { kind: 'no_readable_text' } };
  const soft404 = soft404In([firstOf(metas, 'og:title'), browserTitle, ...headings], blocks);
  if (soft404 !== null) return { kind: 'unreadable', reason: soft404 };
  return {
    kind: 'read',
    page: {
      url,
      foundAt: given.foundAt,
      host,
      title: title === '' ? displayHost(host) : title,
      publisher: siteName === '' ? displayHost(host) : siteName,
      author,
      publishedAt,
      blocks,
      ...(works.length > 0 && { works }),
      ...(images.length > 0 && { images }),
      fingerprint: fingerprintOf(blocks),
      extent: shortened ? 'up to the limit' : extentOf({ html, visible: visible.blocks, blocks, free: data.free }),
    },
  };
};
