import { parseUrl } from '#kernel/parse-url';
import { bareHost } from './bare-host';
import { evidenceTexts } from './texts/evidence';

interface Page {
  readonly url: string;
  readonly host: string;
}

const isOwnDocument = ({ url, host }: Page): boolean =>
  host === window.location.hostname && parseUrl(url)?.pathname.startsWith('/document/') === true;

/** Site of a page: its host, or 'Document' for the product's own documents, whose host is meaningless. */
export const getSite = (page: Page): string => (isOwnDocument(page) ? evidenceTexts().document : bareHost(page.host));

/** Like `getSite`, for a URL, which may be one of the product; empty if it is invalid. */
export const getSiteOfUrl = (url: string): string => {
  const parsed = parseUrl(url, window.location.href);
  return parsed === null ? '' : getSite({ url: parsed.href, host: parsed.hostname });
};
