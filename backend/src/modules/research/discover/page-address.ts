const tracking = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|cmpid|ocid|igshid)$/i;

/** The address to fetch: without fragment and tracking marks. Null for what is no web page. */
export const cleanAddress = (address: string, base?: string): string | null => {
  if (address === '' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  // Only where there is something to take out, since writing the query back may change how it is escaped.
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  return url.href;
};

/** Two addresses with the same key are one page: scheme, default port, a last slash and the order of a query do not count. */
export const addressKey = (address: string): string => {
  const clean = cleanAddress(address);
  if (clean === null) return address;
  const url = new URL(clean);
  url.searchParams.sort();
  return `${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}`;
};

/** Files that no reader could read as a page. */
export const isFile = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|svg|ico|mp[34]|m4[av]|mov|avi|webm|ogg|wav|zip|gz|tar|docx?|xlsx?|pptx?|csv|json|xml|js|css|woff2?|ics)$/i.test(
    new URL(address).pathname,
  );
