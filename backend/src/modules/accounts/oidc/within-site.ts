const SITE = 'http://site.invalid';

/** The address to go on to within the site, or null for an address that leads, or could be read to lead, elsewhere. */
export const withinSite = (text: string): string | null => {
  if (!text.startsWith('/') || !URL.canParse(text, SITE)) return null;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
};
