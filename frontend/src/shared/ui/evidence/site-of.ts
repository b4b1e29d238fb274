import { bareHost } from './bare-host';

interface Page {
  readonly url: string;
  readonly host: string;
}

const isOwnDocument = ({ url, host }: Page): boolean =>
  host === window.location.hostname && URL.canParse(url) && new URL(url).pathname.startsWith('/document/');

/** Where a page is: on a host, or among the product's own documents, of which the host says nothing. */
export const siteOf = (page: Page): string => (isOwnDocument(page) ? 'Document' : bareHost(page.host));
