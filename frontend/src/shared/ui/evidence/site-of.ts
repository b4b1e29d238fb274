import { bareHost } from './bare-host';
import { evidenceTexts } from '../../texts/evidence';

interface Page {
  readonly url: string;
  readonly host: string;
}

const isOwnDocument = ({ url, host }: Page): boolean =>
  host === window.location.hostname && URL.canParse(url) && new URL(url).pathname.startsWith('/document/');

/** Site of a page: its host, or 'Document' for the product's own documents, whose host says nothing. */
export const siteOf = (page: Page): string => (isOwnDocument(page) ? evidenceTexts().document : bareHost(page.host));

/** Like `siteOf`, for an address, which may be within the product; empty if it is not valid. */
export const siteOfAddress = (address: string): string => {
  if (!URL.canParse(address, window.location.href)) return '';
  const { href, hostname } = new URL(address, window.location.href);
  return siteOf({ url: href, host: hostname });
};
