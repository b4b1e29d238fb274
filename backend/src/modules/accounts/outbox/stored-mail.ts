import PostalMime from 'postal-mime';
import { parseUrl } from '#kernel/parse-url';

/** A stored message, parsed. */
export interface StoredMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** ISO 8601 UTC. */
  readonly date: string;
  /** The complete HTML document as sent. */
  readonly html: string;
}

export const openMail = async (id: string, message: Uint8Array): Promise<StoredMail> => {
  const { to, subject = '', date = '', html = '' } = await PostalMime.parse(message);
  return { id, to: to?.[0]?.address ?? '', subject, date, html };
};

/** A mail for display in a page: its styles, and its body without scripts and forms. */
export interface DisplayedMail {
  readonly styles: string;
  readonly body: string;
}

const isWeb = (url: string): boolean => ['http:', 'https:'].includes(parseUrl(url)?.protocol ?? '');

export const showMail = async ({ html }: StoredMail): Promise<DisplayedMail> => {
  // Loading it takes a tenth of the process's start, and few installations show mails.
  const { parseHTML } = await import('linkedom');
  const { document } = parseHTML(html);
  for (const acting of document.querySelectorAll('script, iframe, object, embed, form, base, link, meta'))
    acting.remove();
  for (const anchor of document.querySelectorAll('a')) {
    if (!isWeb(anchor.getAttribute('href') ?? '')) anchor.removeAttribute('href');
  }
  const styles = [...document.querySelectorAll('head style')].map((style) => style.textContent ?? '').join('');
  return { styles, body: document.body?.innerHTML ?? '' };
};
