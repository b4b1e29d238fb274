import type { PageFault } from '#events/research/run-log';
import { isHome } from '../home-address';
import { addressKey, cleanAddress, siteAt } from '../page-address';
import { type PageElements, hasWord } from './page-elements';
import { isTitleAmong } from './page-title';

/** The signs by which a page says where it is, and what it is. */
export interface HomeSigns {
  /** URL of the response, after redirects. */
  readonly url: string;
  readonly foundAt: string;
  /** The canonical address that the page gives; null if it gives none. */
  readonly canonical: string | null;
  readonly translations: readonly string[];
  /** Title from the feed, sitemap or search result; empty if missing there. */
  readonly listed: string;
  /** All titles that the page gives itself. */
  readonly titles: readonly string[];
  readonly isArticle: boolean;
}

/** The addresses of a page in other languages. */
export const translationsIn = ({ tagged }: PageElements, url: string): readonly string[] =>
  tagged('LINK')
    .filter(
      (link) => link.hasAttribute('hreflang') && hasWord(link.getAttribute('rel')?.toLowerCase() ?? null, 'alternate'),
    )
    .flatMap((link) => cleanAddress(link.getAttribute('href')?.trim() ?? '', url) ?? []);

/**
 * The fault of a page if a site sends its home page, or that of a language, in place of an article that it took away; else
 * null. A home is known by its form, or because it says that it is the translation of one. Some sites name their home as the
 * canonical address of all pages, or as the translation of an article that has none: an article says that it is one.
 */
export const homeInPlaceOf = (signs: HomeSigns): PageFault | null => {
  const { url, foundAt, canonical, translations, listed, titles, isArticle } = signs;
  if (isTitleAmong(listed, titles) || (listed === '' && isArticle)) return null;
  const ofHome = translations.some(isHome) ? new Set(translations.map(addressKey)) : new Set();
  const isOfHome = (address: string): boolean => isHome(address) || ofHome.has(addressKey(address));
  if (addressKey(url) !== addressKey(foundAt) && isOfHome(url)) return { kind: 'redirects_home' };
  const isItself =
    canonical === null || siteAt(canonical) !== siteAt(url) || addressKey(canonical) === addressKey(foundAt);
  return !isItself && isOfHome(canonical) ? { kind: 'shows_home' } : null;
};
