import { parseHTML } from 'linkedom';
import PostalMime from 'postal-mime';

/** A kept message, opened. */
export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** ISO 8601 UTC. */
  readonly date: string;
  readonly html: string;
  readonly links: readonly MailLink[];
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

const isWeb = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/** Each address once, under the words that lead to it. */
const linksOf = (html: string): MailLink[] => {
  const anchors = [...parseHTML(html).document.querySelectorAll('a[href]')];
  const links = anchors
    .map((anchor) => ({ label: (anchor.textContent ?? '').trim(), url: anchor.getAttribute('href') ?? '' }))
    .filter(({ url }) => isWeb(url));
  return links.filter(({ url }, index) => links.findIndex((other) => other.url === url) === index);
};

export const openMail = async (id: string, message: Uint8Array): Promise<KeptMail> => {
  const { to, subject = '', date = '', html = '' } = await PostalMime.parse(message);
  return { id, to: to?.[0]?.address ?? '', subject, date, html, links: linksOf(html) };
};
