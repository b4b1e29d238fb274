import { MAX_ADDRESS_CHARACTERS } from '#platform/fetch/address-length';

/** What mailings, feeds and networks hang on an address to know where a reader came from. */
const tracking =
  /^(?:(?:utm|at|ns|guce|hsa|oly|vero|pk|mtm)_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid|igshid|igsh|_ga|_gl|_hs(?:enc|mi)|hsctatracking|mc_cid|mc_eid|mkt_tok|cmpid|ocid|ncid|smid|xtor|ref_src|ref_url|guccounter|__twitter_impression|wt\.\w+)$/i;

/** The address to fetch: without fragment and tracking marks. Null for what is no web page. */
export const cleanAddress = (address: string, base?: string): string | null => {
  if (address === '' || address.length > MAX_ADDRESS_CHARACTERS || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  // Only where there is something to take out, since writing the query back may change how it is escaped.
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  return url.href;
};

/** The site a host belongs to, whichever of the usual doors was taken: `www.`, the telephone's, AMP's. */
export const siteOf = ({ host }: URL): string => host.replace(/^(?:www|m|mobile|amp)\.(?=[^.]+\.)/, '');

/**
 * Two addresses with the same key are one page: scheme, default port, `www.`, a last slash, how letters are escaped and the
 * order of a query do not count.
 */
export const addressKey = (address: string): string => {
  const clean = cleanAddress(address);
  if (clean === null) return address;
  const url = new URL(clean);
  url.searchParams.sort();
  const path = url.pathname.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase()).replace(/\/+$/, '');
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
};

/** Of a meta element's `0; url=/next` the address, where it is gone to within seconds; null for a page that waits. */
export const refreshTarget = (content: string, base: string): string | null => {
  const [, seconds = '', address = ''] = /^\s*(\d+)(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(content) ?? [];
  return address !== '' && Number(seconds) <= 5 ? cleanAddress(address.trim(), base) : null;
};

/** Files that no reader could read as a page. */
export const isFile = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|svg|ico|mp[34]|m4[av]|mov|avi|webm|ogg|wav|zip|gz|tar|docx?|xlsx?|pptx?|csv|json|xml|js|css|woff2?|ics)$/i.test(
    new URL(address).pathname,
  );
