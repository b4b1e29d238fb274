import { byteOrder, decodeText } from '#platform/fetch/decode-text';
import { readHtml } from './html-page';
import type { PageToRead, Reading } from './read-page';
import { readText } from './text-page';

const looksLikeHtml = (text: string): boolean =>
  /<(?:!doctype html|html|head|body|article|main|div|p|h1)[\s>]/i.test(text.slice(0, 4096));
const looksLikeXml = (text: string): boolean =>
  /^\s*(?:<\?xml|<rss|<feed|<urlset|<sitemapindex|<rdf)/i.test(text.slice(0, 512));

const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature;

/** No text has zero bytes, but for UTF-16, which shows itself at its start. */
const isBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, 2048).includes(0) && byteOrder(bytes) === undefined;

/** Reads a page by what its bytes are; what its header says only counts where the bytes leave it open. */
export const readDocument = (given: PageToRead): Reading => {
  const type = given.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (startsWith(given.body, '%PDF-')) return { kind: 'unreadable', reason: 'is a PDF, which cannot be read yet' };
  if (given.body.byteLength === 0) return { kind: 'unreadable', reason: 'is empty' };
  if (isBinary(given.body) || /^(?:image|audio|video|font)\//.test(type))
    return { kind: 'unreadable', reason: `is no page of text (${type === '' ? 'unknown type' : type})` };

  const text = decodeText(given.body, given.contentType);
  const html = looksLikeHtml(text);
  const markup = type === 'text/html' || type === 'application/xhtml+xml';
  if (html && !(looksLikeXml(text) && !markup)) return readHtml(text, given);
  if (looksLikeXml(text) && !/xhtml/.test(type)) return { kind: 'unreadable', reason: 'is a feed, not a page' };
  if (/json|xml|javascript|css|csv/.test(type) && type !== 'application/xhtml+xml')
    return { kind: 'unreadable', reason: `is data for programs (${type})` };
  return markup && /<\w+[^>]*>/.test(text) ? readHtml(text, given) : readText(text, given);
};
