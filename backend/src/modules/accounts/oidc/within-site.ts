import { parseUrl } from '#kernel/parse-url';

const SITE = 'http://site.invalid';

/** The address to go on to within the site, or null for an address that leads, or could be read to lead, elsewhere. */
export const withinSite = (text: string): string | null => {
  const url = text.startsWith('/') ? parseUrl(text, SITE) : null;
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
};
