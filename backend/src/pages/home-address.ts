import { addressKey } from './page-address';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A language, a country, or both, but no word of three letters: `fr`, `us`, `de-de`, `pt_BR`. */
const isPlaceOrLanguage = (text: string): boolean => {
  if (!/^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(text)) return false;
  const tag = text.replace('_', '-');
  return languages.of(tag) !== undefined || (tag.length === 2 && regions.of(tag.toUpperCase()) !== undefined);
};

/** The file that servers send for a folder, and what sites call their first page. */
const INDEX_FILE = /\/(?:index|default|home(?:[-_]?page)?)(?:\.[a-z]{3,5})?\/?$/i;

/** Whether an address is by its form the home page of a site, or of one of its languages. */
export const isHome = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address);
  const segments = pathname
    .replace(INDEX_FILE, '/')
    .split('/')
    .filter((segment) => segment !== '');
  return [...segments, ...searchParams.values()].every(isPlaceOrLanguage) && segments.length <= 2;
};

/** A page that this many others lie below is a list of them. */
const MIN_PAGES_BELOW = 3;

/** Tells which addresses are of pages that lead to the others. */
export const listsAmong = (pages: readonly { readonly key: string }[]): ((address: string) => boolean) => {
  const below = new Map<string, number>();
  for (const key of new Set(pages.map((page) => page.key)))
    for (let index = key.lastIndexOf('/'); index > 0; index = key.lastIndexOf('/', index - 1)) {
      const folder = key.slice(0, index);
      below.set(folder, (below.get(folder) ?? 0) + 1);
    }
  return (address) => (below.get(addressKey(address)) ?? 0) >= MIN_PAGES_BELOW;
};
