import { parseUrl } from '#kernel/parse-url';
import { MAX_ADDRESS_CHARACTERS } from '#platform/fetch/address-length';
import { refreshAddress } from '#platform/fetch/refresh';

/** Query parameters that newsletters, feeds and ad networks add to track where a reader came from. */
const TRACKING =
  /^(?:(?:utm|at|ns|guce|hsa|oly|vero|pk|mtm)_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid|igshid|igsh|_ga|_gl|_hs(?:enc|mi)|hsctatracking|mc_cid|mc_eid|mkt_tok|cmpid|ocid|ncid|smid|xtor|ref_src|ref_url|guccounter|__twitter_impression|wt\.\w+)$/i;

/** The URL to fetch, without fragment and tracking parameters. Null if it is not an http(s) page. */
export const cleanAddress = (address: string, base?: string): string | null => {
  if (address === '' || address.length > MAX_ADDRESS_CHARACTERS) return null;
  const url = parseUrl(address, base);
  if (url === null) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  // Touch the query only if there is something to remove: serialising it may change how it is escaped.
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
};

/** The site of a host: without `www.`, mobile or AMP prefixes. */
export const siteOf = ({ host }: Pick<URL, 'host'>): string => host.replace(/^(?:www|m|mobile|amp)\.(?=[^.]+\.)/, '');

/** The site of a page; empty if its address is no URL. */
export const siteAt = (address: string): string => {
  const url = parseUrl(address);
  return url === null ? '' : siteOf(url);
};

/**
 * A key that two URLs of the same page share: scheme, default port, `www.`, trailing slash, escaping and the order of query
 * parameters are ignored.
 */
export const addressKey = (address: string): string => {
  const clean = cleanAddress(address);
  if (clean === null) return address;
  const url = new URL(clean);
  url.searchParams.sort();
  const path = url.pathname.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase()).replace(/\/+$/, '');
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
};

/** The target of a meta refresh such as `0; url=/next`; null if it is delayed by more than a few seconds. */
export const refreshTarget = (content: string, base: string): string | null => {
  const address = refreshAddress(content);
  return address === null ? null : cleanAddress(address, base);
};

/** Files that cannot be read as a page. */
export const isFile = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|svg|ico|mp[34]|m4[av]|mov|avi|webm|ogg|wav|zip|gz|tar|docx?|xlsx?|pptx?|csv|json|xml|js|css|woff2?|ics)$/i.test(
    new URL(address).pathname,
  );
