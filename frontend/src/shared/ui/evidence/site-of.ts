import { bareHost } from './bare-host';

interface Page {
  readonly url: string;
  readonly host: string;
}

const isOwnDocument = ({ url, host }: Page): boolean =>
  host === window.location.hostname && URL.canParse(url) && new URL(url).pathname.startsWith('/document/');

/** Where a page is: on a host, or among the product's own documents, of which the host says nothing. */
export const siteOf = (page: Page): string => (isOwnDocument(page) ? 'Document' : bareHost(page.host));

/** The same of an address, which may be within the product; empty if it is none. */
export const siteAt = (address: string): string => {
  if (!URL.canParse(address, window.location.href)) return '';
  const { href, hostname } = new URL(address, window.location.href);
  return siteOf({ url: href, host: hostname });
};
